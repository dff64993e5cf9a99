import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Finding } from './finding.ts';

/** What shipped-samples.json remembers of all that was ever shipped as a sample. */
export interface Shipped {
  /** Names of the agency, its people, clients and projects, to be searched for in the built site. */
  readonly names: readonly string[];
  /** Digests of the words, so that they are known again wherever they have been moved to. */
  readonly words: readonly string[];
}

/** A value of a sample: words, or a figure such as a coordinate. */
interface Words {
  /** As docs and mistakes write it: `reviews[item 2].author`. */
  readonly path: string;
  readonly text: string;
}

/** A group of fields that says whether it is a sample. */
export interface Sample {
  readonly file: string;
  /** Where `sample` stands, counted from 1. */
  readonly line: number;
  readonly invented: boolean;
  readonly words: readonly Words[];
}

/** What may be the same on the real site, and so is no sign that a sample was left as it was. */
const MAY_STAY = new RegExp(
  `(?:^|\\.)(?:${[
    // How a thing is shown, or which of a few it is.
    'icon|lang|languages(?:\\[.*)?|family|href|mainOffice|version|kind|drawn\\..*',
    // A real agency may sit in the same town, and hire or work there.
    'city|area|locality|region|postalCode|location|place',
    // Half of Delhi opens at the same hour.
    'hours\\..*',
    // A designer is a designer, and draws logos anywhere; a client may be in the same trade.
    'role|title|trade|category|sector|services\\[.*|tasks\\[.*|profile\\[.*',
    // Buttons, promises and figures that the specification gives.
    'label|link|linkNote|facts\\[.*|words\\..*',
    // Work of the same month may take as long and pass the same steps.
    'date|span|done\\[item \\d+\\]\\.when',
    // Which network it is; the address tells whose profile.
    'social\\[item \\d+\\]\\.name',
  ].join('|')})$`,
);
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** Fields that hold a name; of an author, what comes before the comma. */
const NAME =
  /(?<!social\[item \d+\]\.)\b(?:name|brandWord|nameDevanagari|legalName|author)$|^content\/projects\/\S+ title$/;

/** Every group below content/ that has a `sample`, in fields or above the text of an article. */
export function readSamples(root: string): Sample[] {
  const files = globSync('content/**/*.{yaml,md,mdx}', { cwd: root }).sort();
  return files.flatMap((file) => samplesOf(file, readFileSync(join(root, file), 'utf8')));
}

function samplesOf(file: string, text: string): Sample[] {
  if (!text.includes('sample:')) return [];
  const fields = file.endsWith('.yaml') ? text : text.split(/^---$/m, 2).join('');
  const lines = new LineCounter();
  const samples: Sample[] = [];
  /** The words below a node, but for those of samples within it, which are listed by themselves. */
  function walk(node: unknown, path: string): Words[] {
    if (isScalar(node)) {
      return typeof node.value === 'string' || !Number.isInteger(Number(node.value))
        ? [{ path, text: String(node.value) }]
        : [];
    }
    if (isSeq(node)) {
      return node.items.flatMap((item, index) => walk(item, `${path}[item ${index + 1}]`));
    }
    if (!isMap(node)) return [];
    const words = node.items.flatMap(({ key, value }) =>
      String(key) === 'sample' ? [] : walk(value, path ? `${path}.${key}` : String(key)),
    );
    const flag = node.items.find(({ key }) => String(key) === 'sample');
    if (!flag) return words;
    const at = isScalar(flag.key) ? (flag.key.range?.[0] ?? 0) : 0;
    const invented = node.get('sample') === true;
    samples.push({ file, line: lines.linePos(at).line, invented, words });
    return [];
  }
  walk(parseDocument(fields, { lineCounter: lines }).contents, '');
  return samples.sort((a, b) => a.line - b.line);
}

/** Letters and digits alone count: a comma more makes no new words. */
function digest(text: string): string {
  const normal = text.normalize('NFC').toLowerCase();
  const letters = normal.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  return createHash('sha256').update(letters).digest('hex').slice(0, 16);
}

/** What a sample says that could not be true by chance. */
function telling({ words }: Sample): Words[] {
  return words.filter(({ path, text }) => !MAY_STAY.test(path) && !PICTURE.test(text));
}

/** What is to be remembered of samples that are shipped, beside what was before. */
export function toRemember(
  samples: readonly Sample[],
  before: Shipped = { names: [], words: [] },
): Shipped {
  const shipped = samples.filter(({ invented }) => invented);
  const names = shipped.flatMap(({ file, words }) =>
    words
      .filter(({ path }) => NAME.test(`${file} ${path}`))
      .map(({ text }) => text.split(',')[0] ?? text),
  );
  const words = shipped.flatMap(telling).map(({ text }) => digest(text));
  return {
    names: [...new Set([...before.names, ...names])].sort(),
    words: [...new Set([...before.words, ...words])].sort(),
  };
}

/** Samples that say so, and those that no longer say so but still have the words they had. */
export function checkSamples(samples: readonly Sample[], shipped: Shipped): Finding[] {
  const remembered = new Set(shipped.words);
  return samples.flatMap((sample): Finding[] => {
    const at = { group: 'sample', file: sample.file, lines: [sample.line] } as const;
    if (sample.invented) return [{ ...at, what: 'is a sample' }];
    const unchanged = telling(sample).filter(({ text }) => remembered.has(digest(text)));
    if (unchanged.length === 0) return [];
    const paths = unchanged.map(({ path }) => path).join(', ');
    return [{ ...at, what: `sample is false, but the words are as they were shipped: ${paths}` }];
  });
}
