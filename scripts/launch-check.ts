import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { formsIn } from '../src/editor/forms.ts';
import { checkBuiltSite } from './launch/built-site.ts';
import { checkContent, checkHindi, checkWordplay, promisedRetention } from './launch/content.ts';
import { report, withForm } from './launch/finding.ts';
import { checkQuestions } from './launch/questions.ts';
import { readShipped } from './launch/remember-samples.ts';
import { checkSamples, readSamples } from './launch/samples.ts';
import { checkSettings } from './launch/settings.ts';
import { takeAway } from './launch/take-away.ts';
import { optionsOrHelp } from './options.ts';
import { projectRoot } from './project.ts';
import { buildSiteIfChanged } from './site-build.ts';

const help = `Says what is left to do before going live, and ends with 1 while anything is.

  npm run launch-check [-- --json]
  npm run launch-check -- --take-away KIND [--take-away KIND …] [--instead NAME]
      Takes away all samples of a kind, which is a folder of content/, such as careers. Where other
      content names one of them, it names NAME instead, which is real.
`;

const values = optionsOrHelp(help, {
  json: { type: 'boolean', default: false },
  'take-away': { type: 'string', multiple: true, default: [] },
  instead: { type: 'string' },
});

if (values['take-away'].length > 0) {
  const build = () => {
    const script = join(projectRoot, 'scripts/build.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, '--if-changed'], {
      encoding: 'utf8',
    });
    return status === 0 ? undefined : stderr;
  };
  const { done, lines } = await takeAway(projectRoot, values['take-away'], values.instead, build);
  console.log(lines.join('\n'));
  process.exit(done ? 0 : 1);
}

const { dir } = await buildSiteIfChanged();
const shipped = readShipped();
const forms = formsIn(projectRoot);
const findings = [
  ...checkSamples(readSamples(projectRoot), shipped),
  ...checkWordplay(projectRoot),
  ...checkContent(projectRoot),
  ...checkQuestions(projectRoot),
  ...checkHindi(projectRoot),
  ...checkSettings(process.env, promisedRetention(projectRoot)),
  ...checkBuiltSite(dir, shipped.names),
].map((finding) => withForm(finding, forms));
console.log(
  values.json
    ? JSON.stringify({ ready: findings.length === 0, findings }, null, 2)
    : report(findings),
);
process.exit(findings.length === 0 ? 0 : 1);
