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
  // It prints every page's styles, since its reader of pages knows no cascade layers.
  const { error } = console;
  console.error = () => {};
  const result = await scan(`${host}${path}`).finally(() => {
    console.error = error;
  });
  const modifiers = Object.entries(result.tests).map(([name, { scoreModifier }]) => [
    name,
    scoreModifier ?? 0,
  ]);
  return { path, ...result.scan, modifiers: Object.fromEntries(modifiers) };
}

/** Its install script downloads the browsers' list of HTTPS-only hosts, in which localhost is not. */
function standInForPreloadList(): Promise<void> {
  const observatory = import.meta.resolve('@mdn/mdn-http-observatory');
  return writeFile(new URL('../conf/hsts-preload.json', observatory), '{}');
}
