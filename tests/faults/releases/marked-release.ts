import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { makeRelease, newReleaseId, serve } from '../../../src/server/release/publish.ts';
import { ASSET_FOLDERS, paths, type Release } from '../../../src/server/release/release.ts';
import { builtSite } from '../../helpers/built-site.ts';

/** Stands in the name of every asset and in every page of a marked release. */
export const markPattern = /\.release(\d+)\./;
const pageMark = (mark: number) => `<meta name="release" content="${mark}">`;
export const pageMarkPattern = /<meta name="release" content="(\d+)">/;

/**
 * Releases the built site again, with names of its own for all assets and the mark in every page, so
 * that what a page was put together from can be seen. Plain only: compressing takes longer than the rest.
 */
export function releaseMarked(dist: string, mark: number, serving = true): Release {
  const id = newReleaseId(new Date());
  const building = paths.incomplete(dist, id);
  cpSync(builtSite(), building, { recursive: true });
  for (const file of globSync('**/*.{br,gz}', { cwd: building })) rmSync(join(building, file));
  const names = ASSET_FOLDERS.flatMap((folder) => globSync(`${folder}/*`, { cwd: building })).map(
    (file) => [basename(file), markedName(basename(file), mark), dirname(file)] as const,
  );
  for (const file of globSync('**/*.{html,css,js}', { cwd: building })) {
    let text = readFileSync(join(building, file), 'utf8');
    for (const [name, marked] of names) text = text.replaceAll(name, marked);
    writeFileSync(join(building, file), text.replace('<head>', `<head>${pageMark(mark)}`));
  }
  for (const [name, marked, folder] of names) {
    renameSync(join(building, folder, name), join(building, folder, marked));
  }
  const manifest = { id, siteUrl: null, analyticsId: null, builtFrom: id, compressedWith: null };
  const release = makeRelease(dist, manifest, ['/', '/Contact']);
  if (serving) serve(dist, id);
  return release;
}

function markedName(name: string, mark: number): string {
  const end = extname(name);
  return `${basename(name, end)}.release${mark}${end}`;
}
