import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldPath } from '../../platform/http/fold-path.ts';

/** Where a build writes which addresses have moved or gone: among the answers, which are not served. */
const REDIRECTS = 'answers/redirects.json';

/** An address of an earlier site or page; without a `to` what was there has gone. */
export interface Redirect {
  readonly from: string;
  /** A path of the site, or an https address. */
  readonly to?: string | undefined;
}

/** The addresses that have moved or gone by their folded paths; none in a release from before there were any. */
export function readRedirects(dir: string): ReadonlyMap<string, Redirect> {
  const file = join(dir, REDIRECTS);
  const list: readonly Redirect[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Map(list.map((redirect) => [foldPath(redirect.from), redirect]));
}
