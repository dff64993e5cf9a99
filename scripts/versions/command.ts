import { fail } from '../fail.ts';
import { whyNotWritable } from '../packages.mjs';
import { goBackToVersion, switchTo } from './switch.ts';
import { currentVersion, listVersions, type Site, siteOf } from './version.ts';

const RESTART = 'The server takes it with: systemctl restart website';

/**
 * What `npm run release -- --server` does: which versions there are, and which one the next start takes.
 *
 * @returns what to say; undefined when the words were not understood
 */
export function commandVersions(folder: string, words: readonly string[]): string | undefined {
  const site = siteOf(folder);
  if (!site) return fail('There are no versions here: this is a clone to work in.');
  const [verb, id, ...rest] = words;
  if (verb === undefined) return describeVersions(site);
  if (rest.length > 0) return undefined;
  const refusal = whyNotWritable(site.root);
  if (refusal) return fail(refusal);
  if (verb === 'back' && id === undefined) {
    const before = goBackToVersion(site);
    if (!before) return fail('There is no version before this one.');
    return `${before} is next. ${RESTART}\nThe tables stay: versions only add to them.`;
  }
  if (verb === 'use' && id !== undefined) {
    const versions = listVersions(site);
    const wanted = id === 'newest' ? versions.at(-1) : versions.find((each) => each.id === id);
    if (!wanted) return fail(`There is no version ${id}. See: npm run release -- --server`);
    switchTo(site, wanted.id);
    return `${wanted.id} is next. ${RESTART}`;
  }
  return undefined;
}

function describeVersions(site: Site): string {
  const next = currentVersion(site)?.id;
  return listVersions(site)
    .map(({ id, tables, withdrawn }) => {
      const state = id === next ? 'next start' : withdrawn ? 'withdrawn' : '';
      return `${state.padEnd(10)}  ${id}  tables: ${tables?.at(-1) ?? 'not tried yet'}`;
    })
    .join('\n');
}
