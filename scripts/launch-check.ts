import { parseArgs } from 'node:util';
import { checkBuiltSite } from './launch/built-site.ts';
import { checkContent, checkWordplay, promisedRetention } from './launch/content.ts';
import { report } from './launch/finding.ts';
import { checkQuestions } from './launch/questions.ts';
import { readShipped } from './launch/remember-samples.ts';
import { checkSamples, readSamples } from './launch/samples.ts';
import { checkSettings } from './launch/settings.ts';
import { projectRoot } from './project.ts';
import { buildSiteIfChanged } from './site-build.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const { dir } = await buildSiteIfChanged();
const shipped = readShipped();
const findings = [
  ...checkSamples(readSamples(projectRoot), shipped),
  ...checkContent(projectRoot),
  ...checkWordplay(projectRoot),
  ...checkQuestions(projectRoot),
  ...checkSettings(process.env, promisedRetention(projectRoot)),
  ...checkBuiltSite(dir, shipped.names),
];
console.log(
  values.json
    ? JSON.stringify({ ready: findings.length === 0, findings }, null, 2)
    : report(findings),
);
process.exit(findings.length === 0 ? 0 : 1);
