import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECISIONS = 'docs/decisions';
const documents = ['README.md', ...globSync('docs/**/*.md')];
const records = globSync('0*.md', { cwd: DECISIONS }).sort();

/** Links to files; those within code are examples. */
function linkedFiles(document: string): string[] {
  const prose = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
}

it.each(documents)('%s links to files that are there', (document) => {
  const broken = linkedFiles(document).filter((file) => !existsSync(join(dirname(document), file)));
  expect(broken).toEqual([]);
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
