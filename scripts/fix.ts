import { runSteps } from './checks.ts';
import { tool } from './project.ts';

const fixing = { name: 'format and fix', command: tool('biome'), args: ['check', '--write', '.'] };
process.exit((await runSteps([fixing])) ? 0 : 1);
