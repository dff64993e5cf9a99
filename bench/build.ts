import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, tool } from '../scripts/project.ts';
import { routes } from '../src/catalog/routes.ts';
import { createFixture, prepareFixture } from './build/fixture.ts';
import { measureCommand, type Usage } from './build/usage.ts';
import { CannotMeasure, type Part } from './part.ts';
import { table } from './table.ts';

const PAGES = [100, 1000, 5000];
/** Pages that cost up to so many times as much as the first ones pass for equally dear. */
const LINEAR = 1.3;
const OWN_PAGES = routes(projectRoot).length;

/** A build of so many further service pages, without social cards. */
interface Build {
  readonly pages: number;
  readonly render: Usage;
  readonly compress: Usage;
}

/** What each further page costs between one build and the next larger one, in ms. */
interface Step {
  readonly wall: number;
  readonly cpu: number;
}

/** How long a build takes with more and more pages: level costs a page mean that it is linear. */
export const measureBuild: Part = async ({ subjects }) => {
  const sizes = subjects.length > 0 ? subjects.map(Number) : PAGES;
  if (sizes.some((pages) => !Number.isInteger(pages) || pages < 1)) {
    throw new CannotMeasure(`build takes numbers of pages, not ${subjects.join(' ')}.`);
  }
  const folder = await createFixture();
  try {
    const plain = await build(folder, 0);
    const builds = [plain];
    for (const pages of sizes.toSorted((one, other) => one - other)) {
      builds.push(await build(folder, pages));
    }
    const steps = builds.slice(1).map((larger, index) => step(builds[index] ?? plain, larger));
    console.error('building with social cards …');
    await prepareFixture(folder, 0, { withCards: true });
    const { cpu } = await renderPages(folder);
    const cardMs = ((cpu - plain.render.cpu) * 1000) / OWN_PAGES;
    console.log(report(builds, steps, cardMs));
    return { builds, steps, cardMs };
  } finally {
    await rm(folder, { recursive: true });
  }
};

async function build(folder: string, pages: number): Promise<Build> {
  console.error(`building with ${pages} further pages …`);
  await prepareFixture(folder, pages, { withCards: false });
  const render = await renderPages(folder);
  const compressing = [join(import.meta.dirname, 'build', 'compress.ts'), join(folder, 'dist')];
  return { pages, render, compress: await measureCommand(process.execPath, compressing, folder) };
}

const renderPages = (folder: string) =>
  measureCommand(tool('astro'), ['build', '--silent'], folder);

const total = ({ render, compress }: Build, figure: keyof Step) =>
  render[figure] + compress[figure];

function step(smaller: Build, larger: Build): Step {
  const perPage = (figure: keyof Step) =>
    (1000 * (total(larger, figure) - total(smaller, figure))) / (larger.pages - smaller.pages);
  return { wall: perPage('wall'), cpu: perPage('cpu') };
}

function report(builds: readonly Build[], steps: readonly Step[], cardMs: number): string {
  const rows = builds.map((build, index) => ({
    'render s': build.render.wall.toFixed(1),
    'compress s': build.compress.wall.toFixed(1),
    'CPU s': total(build, 'cpu').toFixed(1),
    'ms a page': steps[index - 1]?.wall.toFixed(1) ?? '-',
    'CPU ms': steps[index - 1]?.cpu.toFixed(1) ?? '-',
    'peak MB': (Math.max(build.render.memory, build.compress.memory) / 2 ** 20).toFixed(0),
    'further pages': String(build.pages),
  }));
  return `${table(rows)}

Beside the project's own ${OWN_PAGES} pages, without social cards: drawing one takes ${cardMs.toFixed(0)} ms of CPU, once.
"a page" is what each further page cost since the row above. ${verdict(steps)}`;
}

function verdict(steps: readonly Step[]): string {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return 'Two sizes at least tell whether it is linear.';
  const growth = last.cpu / first.cpu;
  const times = `the last cost ${growth.toFixed(2)} times the CPU of the first`;
  return `${growth <= LINEAR ? 'Linear' : 'NOT LINEAR'}: ${times}.`;
}
