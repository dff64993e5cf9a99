import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOneWord, createFixture, prepareFixture, type Size } from './build/fixture.ts';
import { diskUsed, measureCommand, type Usage } from './build/usage.ts';
import { CannotMeasure, type Part } from './part.ts';
import { table } from './table.ts';

const SIZES = ['0', '300', '1000', '0/200', '300/200', '1000/200'];
const OWN_SERVICES = 33;

interface Build {
  readonly size: Size;
  readonly cold: Usage;
  /** The build after one word of one article has changed. */
  readonly again: Usage;
  /** What the release of that build takes on the disk beside the first, in bytes. */
  readonly added: number;
}

/** What builds cost as the site grows: the first, and the one after a changed word. */
export const measureBuild: Part = async ({ subjects }) => {
  const sizes = (subjects.length > 0 ? subjects : SIZES).map(readSize);
  const folder = await createFixture();
  try {
    const builds: Build[] = [];
    for (const size of sizes) builds.push(await build(folder, size));
    console.log(report(builds));
    return { builds };
  } finally {
    await rm(folder, { recursive: true });
  }
};

function readSize(text: string): Size {
  const [, articles, services] = /^(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (articles === undefined) {
    throw new CannotMeasure(
      `build takes numbers of articles, or 300/200 with services: not ${text}.`,
    );
  }
  return { articles: Number(articles), services: Number(services ?? OWN_SERVICES) };
}

async function build(folder: string, size: Size): Promise<Build> {
  console.error(`building with ${size.articles} articles more and ${size.services} services …`);
  await prepareFixture(folder, size);
  const cold = await buildOnce(folder);
  const before = diskUsed(join(folder, 'dist'));
  await changeOneWord(folder);
  const again = await buildOnce(folder);
  return { size, cold, again, added: diskUsed(join(folder, 'dist')) - before };
}

const buildOnce = (folder: string) =>
  measureCommand(process.execPath, [join(folder, 'scripts', 'build.ts')], folder);

function report(builds: readonly Build[]): string {
  const rows = builds.map(({ size, cold, again, added }) => ({
    'cold s': cold.wall.toFixed(1),
    'its CPU s': cold.cpu.toFixed(1),
    'one word s': again.wall.toFixed(1),
    'CPU s': again.cpu.toFixed(1),
    'release adds MB': megabytes(added).toFixed(1),
    'peak MB': megabytes(Math.max(cold.memory, again.memory)).toFixed(0),
    'articles more': String(size.articles),
    services: String(size.services),
  }));
  return `${table(rows)}

Wanted with 300 articles more: cold 75 s, one word 20 s, 5 MB, below 1 GB; today's pages after a word: 10 s.`;
}

const megabytes = (bytes: number) => bytes / 2 ** 20;
