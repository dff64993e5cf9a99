import { writeFile } from 'node:fs/promises';
import { scan } from '@mdn/mdn-http-observatory';

/** What Mozilla's Observatory says of one address. */
export interface Judgement {
  readonly path: string;
  readonly grade: string;
  readonly score: number;
  /** What each test adds to 100 or takes from it. */
  readonly modifiers: Readonly<Record<string, number>>;
}

/** Asks the Observatory's own code, which reads the address over HTTPS as its website would. */
export async function judge(host: string, path: string): Promise<Judgement> {
  await standInForPreloadList();
  const result = await withoutComplaints(() => scan(`${host}${path}`));
  const modifiers = Object.entries(result.tests).map(([name, test]) => [
    name,
    test.scoreModifier ?? 0,
  ]);
  return { path, ...result.scan, modifiers: Object.fromEntries(modifiers) };
}

/** It prints every page's styles, since its reader of pages knows no cascade layers. */
async function withoutComplaints<Outcome>(scanning: () => Promise<Outcome>): Promise<Outcome> {
  const { error } = console;
  console.error = () => {};
  try {
    return await scanning();
  } finally {
    console.error = error;
  }
}

/** Its install script downloads the browsers' list of HTTPS-only hosts, in which localhost is not. */
async function standInForPreloadList(): Promise<void> {
  const list = new URL(
    '../conf/hsts-preload.json',
    import.meta.resolve('@mdn/mdn-http-observatory'),
  );
  await writeFile(list, '{}', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
