import { runSteps, type Step, staticChecks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { tool } from './project.ts';
import { buildSite } from './site-build.ts';

process.env.CHROMIUM_PATH = ensureChromium();
// The question for consent lies over pages; the tests that want it build with an id of their own.
delete process.env.ANALYTICS_ID;

const tests: Step[] = [
  { name: 'unit, contract and fault tests', command: tool('vitest'), args: ['run'] },
  { name: 'browser tests', command: tool('playwright'), args: ['test'] },
];

const checked = await runSteps(staticChecks);
await buildSite();
const tested = await runSteps(tests);
process.exit(checked && tested ? 0 : 1);
