import { runSteps } from './checks.ts';
import { tool } from './project.ts';

const fixing = [
  {
    name: 'content as the editor writes it',
    command: process.execPath,
    args: ['scripts/normalise-content.ts'],
  },
  { name: 'format and fix', command: tool('biome'), args: ['check', '--write', '.'] },
];
process.exit((await runSteps(fixing)) ? 0 : 1);
