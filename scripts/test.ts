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

/** What takes long and rarely finds more: every page, on every screen, and builds of changed content. */
const everything = { ALL_PAGES: '1', ALL_SCREENS: '1', ALL_BUILDS: '1' };
if (process.argv.includes('--all')) Object.assign(process.env, everything);

const tests: Step[] = [
  { name: 'unit, contract and fault tests', command: tool('vitest'), args: ['run'] },
  { name: 'browser tests', command: tool('playwright'), args: ['test'] },
];

const checked = await runSteps(staticChecks);
await buildSite();
const tested = await runSteps(tests);
process.exit(checked && tested ? 0 : 1);
