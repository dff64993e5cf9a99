import { join } from 'node:path';
import { projectRoot, tool } from '../scripts/project.ts';
import { routes } from '../src/catalog/routes.ts';
import { createFixture, type Fixture } from './build/fixture.ts';
import { measureCommand, type Usage } from './build/usage.ts';
import { CannotMeasure, type Part } from './part.ts';
import { table } from './table.ts';

const PAGES = [100, 1000, 5000];
/** Pages that cost up to so many times as much as the first ones pass for equally dear. */
const LINEAR = 1.3;

/** A build of so many further service pages, without social cards. */
interface Build {
  readonly pages: number;
  readonly render: Usage;
  readonly compress: Usage;
}

/** How long a build takes with more and more pages: level costs a page mean that it is linear. */
export const measureBuild: Part = async ({ subjects }) => {
  const sizes = subjects.length > 0 ? subjects.map(Number) : PAGES;
  if (sizes.some((pages) => !Number.isInteger(pages) || pages < 1)) {
    throw new CannotMeasure(`build takes numbers of pages, not ${subjects.join(' ')}.`);
  }
  const fixture = await createFixture();
  try {
    const builds: Build[] = [];
    for (const pages of [0, ...sizes.toSorted((one, other) => one - other)]) {
      console.error(`building with ${pages} further pages …`);
      builds.push(await build(fixture, pages));
    }
    const cardMs = await costOfCard(fixture, builds);
    console.log(report(builds, cardMs));
    return { builds, steps: steps(builds), cardMs };
  } finally {
    await fixture.remove();
  }
};

async function build(fixture: Fixture, pages: number): Promise<Build> {
  await fixture.prepare(pages, { withCards: false });
  const render = await renderPages(fixture);
  const compressing = [join(import.meta.dirname, 'build', 'compress.ts'), fixture.dist];
  const compress = await measureCommand(process.execPath, compressing, fixture.folder);
  return { pages, render, compress };
}

const renderPages = ({ folder }: Fixture) =>
  measureCommand(tool('astro'), ['build', '--silent'], folder);

/** Processor time in ms to draw the social card of one page; drawn cards are kept between builds. */
async function costOfCard(fixture: Fixture, [plain]: readonly Build[]): Promise<number> {
  if (!plain) return Number.NaN;
  console.error('building with social cards …');
  await fixture.prepare(plain.pages, { withCards: true });
  const { cpu } = await renderPages(fixture);
  return ((cpu - plain.render.cpu) * 1000) / (plain.pages + routes(projectRoot).length);
}

/** What each further page costs between one build and the next larger one, in ms. */
interface Step {
  readonly pages: number;
  readonly wall: number;
  readonly cpu: number;
}

function steps(builds: readonly Build[]): Step[] {
  return builds.slice(1).map((larger, index) => {
    const smaller = builds[index] ?? larger;
    const perPage = (figure: 'wall' | 'cpu') =>
      (1000 * (total(larger, figure) - total(smaller, figure))) / (larger.pages - smaller.pages);
    return { pages: larger.pages, wall: perPage('wall'), cpu: perPage('cpu') };
  });
}

const total = ({ render, compress }: Build, figure: 'wall' | 'cpu') =>
  render[figure] + compress[figure];

function report(builds: readonly Build[], cardMs: number): string {
  const head = [
    'render s',
    'compress s',
    'CPU s',
    'ms a page',
    'CPU ms',
    'peak MB',
    'further pages',
  ];
  const perPage = [undefined, ...steps(builds)];
  const rows = builds.map((build, index) => [
    ...[build.render.wall, build.compress.wall, total(build, 'cpu')].map((time) => time.toFixed(1)),
    ...[perPage[index]?.wall, perPage[index]?.cpu].map((time) => time?.toFixed(1) ?? '-'),
    (Math.max(build.render.memory, build.compress.memory) / 2 ** 20).toFixed(0),
    String(build.pages),
  ]);
  return `${table(head, rows)}

Beside the project's own ${routes(projectRoot).length} pages, without social cards: drawing one takes ${cardMs.toFixed(0)} ms of CPU, once.
"a page" is what each further page cost since the row above. ${verdict(steps(builds))}`;
}

function verdict(perPage: readonly Step[]): string {
  const [first, last] = [perPage[0], perPage.at(-1)];
  if (!first || !last || first === last) return 'Two sizes at least tell whether it is linear.';
  const growth = last.cpu / first.cpu;
  const times = `the last cost ${growth.toFixed(2)} times the CPU of the first`;
  return `${growth <= LINEAR ? 'Linear' : 'NOT LINEAR'}: ${times}.`;
}
