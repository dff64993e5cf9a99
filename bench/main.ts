import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe, machineNow } from './machine.ts';
import { CannotMeasure, type Part } from './part.ts';

/** The parts in the order in which they run. Each loads its own tools only. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  pages: async () => (await import('./pages.ts')).measurePages,
  server: async () => (await import('./server.ts')).measureServer,
  scale: async () => (await import('./scale.ts')).measureScale,
  headers: async () => (await import('./headers.ts')).measureHeaders,
  'one-client': async () => (await import('./one-client.ts')).measureOneClient,
  audits: async () => (await import('./audits.ts')).measureAudits,
  graded: async () => (await import('./graded.ts')).measureGrades,
  leads: async () => (await import('./leads.ts')).measureLeads,
  build: async () => (await import('./build.ts')).measureBuild,
};

const USAGE = `npm run bench                           all parts: ${Object.keys(parts).join(', ')}
npm run bench -- pages                  one part
npm run bench -- pages / /Contact       some pages
npm run bench -- pages --runs 1         once each (3 unless given)
npm run bench -- build 0 300/200        articles more, and services in all
npm run bench -- leads 50000            so many leads
npm run bench -- audits 40              so many audits
npm run bench -- graded heb myplate     some graded pages
npm run bench -- --json figures.json    figures for machines, too`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const [first, ...subjects] = positionals;
const chosen = Object.entries(parts).filter(([name]) => first === undefined || name === first);
const runs = Number(values.runs);
if (values.help || chosen.length === 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 1);
}

const figures: Record<string, { machine: object; figures: object }> = {};
for (const [name, load] of chosen) {
  const measure = await load();
  const machine = machineNow();
  console.log(`\n${name}: ${describe(machine)}\n`);
  try {
    figures[name] = { machine, figures: await measure({ subjects, runs }) };
  } catch (error) {
    if (!(error instanceof CannotMeasure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
