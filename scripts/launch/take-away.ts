import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '../../src/catalog/load/check-content.ts';
import { hasHindi, hindiFile } from '../../src/catalog/load/hindi.ts';
import { readSamples } from './samples.ts';

/** What names an entry that is gone: `line 8: quote is "its-name". Use one of …` */
const NAMES_IT = /^line (?<line>\d+): \S+ is (?<name>"[^"]+")\. Use one of/;

/**
 * Takes away all samples of some kinds, whole files each. Where other content would then name what is
 * gone, or the site could not be built, everything stays as it was.
 *
 * @param kinds folders of content/, such as careers
 * @param instead the entry that other content names in their place
 * @param build why the site can't be built, if so
 * @returns what was taken away, or what stands in the way, a line each
 */
export async function takeAway(
  root: string,
  kinds: readonly string[],
  instead: string | undefined,
  build: () => string | undefined,
): Promise<{ readonly done: boolean; readonly lines: readonly string[] }> {
  const samples = readSamples(root).filter(({ invented, line }) => invented && line === 1);
  const folders = new Set(samples.map(({ file }) => dirname(file).replace(/^content\//, '')));
  const files = samples.map(({ file }) => file).filter((file) => kinds.some(isKindOf(file)));
  if (files.length === 0) {
    return { done: false, lines: [`There are samples of these kinds: ${[...folders].join(', ')}`] };
  }
  const before = new Map<string, string>();
  const remember = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!before.has(file)) before.set(file, text);
    return text;
  };
  const withHindi = (file: string) => (hasHindi(root, file) ? [file, hindiFile(file)] : [file]);
  for (const file of files.flatMap(withHindi)) {
    remember(file);
    rmSync(join(root, file));
  }
  const mistakes = async () => (await checkContent(root)).filter(({ kind }) => kind === 'mistake');
  for (const { path, sentence } of instead === undefined ? [] : await mistakes()) {
    const { line, name = '' } = NAMES_IT.exec(sentence)?.groups ?? {};
    if (line === undefined) continue;
    const lines = remember(path).split('\n');
    const at = Number(line) - 1;
    lines[at] = (lines[at] ?? '').replace(JSON.parse(name), instead ?? '');
    writeFileSync(join(root, path), lines.join('\n'));
  }
  const left = (await mistakes()).map(({ path, sentence }) => `${path}: ${sentence}`);
  const problem = left.length > 0 ? left.join('\n') : build();
  if (problem === undefined) return { done: true, lines: ['Taken away:', ...files] };
  for (const [file, text] of before) writeFileSync(join(root, file), text);
  return { done: false, lines: [`${problem}\nSo nothing was taken away.`] };
}

const isKindOf = (file: string) => (kind: string) => file.startsWith(`content/${kind}/`);
