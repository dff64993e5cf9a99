import { ASSET_FOLDERS } from '../../../src/server/release/release.ts';
import { markPattern, pageMarkPattern } from './marked-release.ts';

const ASSET = new RegExp(`/(?:${ASSET_FOLDERS.join('|')})/[\\w.@~-]+`, 'g');

export interface LoadFigures {
  readonly answers: number;
  /** What no visitor should see: a sentence each. */
  readonly faults: readonly string[];
}

/** Asks for pages and what they name, over so many connections, until the signal comes. */
export async function load(
  url: string,
  paths: readonly string[],
  connections: number,
  stopping: AbortSignal,
): Promise<LoadFigures> {
  let answers = 0;
  const faults: string[] = [];
  const get = async (path: string): Promise<string> => {
    const response = await fetch(url + path, { redirect: 'manual' });
    answers += 1;
    const cached = response.headers.get('cache-control') ?? '';
    if (response.status !== 200) faults.push(`${path}: ${response.status}, ${cached}`);
    return response.text();
  };
  const visitor = async (first: number) => {
    for (let turn = first; !stopping.aborted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const html = await get(path);
        const mark = pageMarkPattern.exec(html)?.[1];
        for (const asset of new Set(html.match(ASSET))) {
          if (markPattern.exec(asset)?.[1] !== mark) faults.push(`${path}: ${mark} names ${asset}`);
          await get(asset);
        }
      } catch (error) {
        faults.push(`${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
  return { answers, faults };
}
