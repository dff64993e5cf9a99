import { join } from 'node:path';
import { runSteps, type Step, staticChecks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { projectRoot, tool } from './project.ts';
import { buildSite } from './site-build.ts';

process.env.CHROMIUM_PATH = ensureChromium();
// The question for consent lies over pages; the tests that want it build with an id of their own.
delete process.env.ANALYTICS_ID;
// Tests start dozens of processes with the same code: it is compiled for the first.
process.env.NODE_COMPILE_CACHE ??= join(projectRoot, '.cache', 'node');

const all = process.argv.includes('--all');
/** What takes long and rarely finds more: every page, on every screen, and builds of changed content. */
const everything = { ALL_PAGES: '1', ALL_SCREENS: '1', ALL_BUILDS: '1' };
if (all) Object.assign(process.env, everything);

const vitest = (project: string, name: string): Step => ({
  name,
  command: tool('vitest'),
  args: ['run', '--project', project],
});
const browser: Step = { name: 'browser tests', command: tool('playwright'), args: ['test'] };
const wholeLetters: Step = {
  ...browser,
  name: 'browser tests, letters as wide as whole pixels',
  env: { LETTERS: 'whole', ALL_PAGES: '', ALL_SCREENS: '', ALL_BUILDS: '' },
};

// Building and types leave processors idle, so the tests that need no build run meanwhile.
const checked = await Promise.all([
  runSteps([vitest('unit', 'unit, contract and fault tests')]),
  buildSite().then(() => runSteps(staticChecks)),
]);
const tested = await runSteps([
  vitest('built', 'tests of the built site'),
  browser,
  ...(all ? [wholeLetters] : []),
]);
process.exit(checked.every(Boolean) && tested ? 0 : 1);
