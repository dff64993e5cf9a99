import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECISIONS = 'docs/decisions';
const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')];
const records = globSync('0*.md', { cwd: DECISIONS }).sort();

/** What is said outside of code, which holds examples. */
function proseOf(document: string): string {
  return readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
}

/** Links and pictures, from the document's folder on. */
function linksIn(document: string): string[] {
  const links = proseOf(document).matchAll(/\]\((?!https?:)([^)]+)\)|<img src="([^"]+)"/g);
  return [...links].map(([, link, picture]) => link ?? picture ?? '');
}

/** Headings as GitHub makes addresses of them. */
function anchorsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each(documents)('%s links to files and headings that are there', (document) => {
  const broken = linksIn(document).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path ? join(dirname(document), path) : document;
    if (!existsSync(file)) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it('shows every picture of docs/pictures in a document, and none is heavy', () => {
  const shown = documents.flatMap((document) =>
    linksIn(document).map((link) => join(dirname(document), link)),
  );
  const pictures = globSync('docs/pictures/*').sort();
  expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
  expect(pictures.filter((picture) => statSync(picture).size > 100_000)).toEqual([]);
});

describe('records of decisions', () => {
  it('have a number each', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(numbers, 'take the next free number').toEqual([...new Set(numbers)]);
  });

  it('stand in the index, by the title they have', () => {
    const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/^- \[(\d{4})\]\((.+)\) (.+)$/gm)]
      .map(([, number, file, title]) => `${file} # ${number}: ${title}`)
      .sort();
    const titled = records.map((name) => {
      const [title] = readFileSync(join(DECISIONS, name), 'utf8').split('\n');
      return `${name} ${title}`;
    });
    expect(listed, 'list each record in docs/decisions/README.md').toEqual(titled);
  });
});
