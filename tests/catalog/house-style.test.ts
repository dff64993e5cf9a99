import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkCopy } from '../../src/catalog/copy/check-copy.ts';
import { textsOf } from '../../src/catalog/copy/texts.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();

/** What is written into a page, and what is said to it; content as it stands has none (check-content.test.ts). */
const WRITTEN = [
  ['A world-class team.', 'A world-class team.”. The phrase is worn'],
  ['Call now!', 'Call now!”. Nobody is shouted at'],
  ['It is good – for you.', 'A dash is no full stop'],
  ['We optimise the color.', 'We optimise the color.”. That is American'],
  ["It isn't so.", 'Quotes are curly'],
  ['It costs ₹79,500.', 'Write {price:…}'],
  ['Every call is answered.', '(absolute: Every). A client could ask for it'],
  ['Google bans such pages.', '(fact: Google bans). A client could ask for it'],
  ['2062-05-01', 'is 2062-05-01, more than a year ahead.'],
  ['Write `<b class="x">`.', undefined],
  ['What does it cost in a year?', undefined],
  ['The price is {price:web-awareness} a year.', undefined],
] as const;

it('of a project, whose words are of what the client sells, promises alone are read', () => {
  folder.write('content/claims.yaml', 'claims: {}\n');
  folder.write('content/projects/cakes.yaml', 'description: A photo, and a day for collection.\n');
  expect(checkCopy(folder.root)).toEqual([]);
  folder.write('content/projects/cakes.yaml', 'description: Cakes with a guarantee.\n');
  expect(checkCopy(folder.root)).toHaveLength(1);
});

it('the copy is told what is not in the house style, and what rests on nothing, with its field', () => {
  folder.write('content/claims.yaml', 'claims: {}\n');
  folder.write('content/packages/web.yaml', 'price: 79500\n');
  const page = { points: WRITTEN.map(([text]) => ({ text })) };
  folder.write('content/pages/page.yaml', JSON.stringify(page));
  folder.write(
    'content/blog/article.md',
    '---\ntitle: Our color\nlang: en\n---\n\nFine.\n\nCall us [now](/Contact)!\n',
  );
  const told = checkCopy(folder.root);
  for (const [index, [text, said]] of WRITTEN.entries()) {
    const own = told.filter(({ sentence }) =>
      sentence.includes(` points[item ${index + 1}].text `),
    );
    if (said === undefined) expect(own, text).toEqual([]);
    else expect(own.map(({ sentence }) => sentence).join('\n'), text).toContain(said);
  }
  const article = told.filter(({ path }) => path === 'content/blog/article.md');
  expect(article.map(({ sentence }) => sentence)).toEqual([
    'line 2: title says “Our color”. That is American: spell it the British way.',
    'line 8: the text says “Call us now!”. Nobody is shouted at: end with a full stop.',
  ]);
});

it('no page has Devanagari where its font should not load', () => {
  const hindi =
    /nameDevanagari$|^content\/(?:people|blog)\/|^content\/interface\.yaml editions|^content\/sales\.yaml |^content\/pages\/blogs\.yaml (?:article|frame)\.hi\./;
  const files = globSync('content/**/*.yaml', { exclude: ['**/*.hi.yaml'] });
  const elsewhere = files
    .flatMap((file) =>
      textsOf(readFileSync(file, 'utf8')).map(({ field, text }) => ({
        where: `${file} ${field}`,
        text,
      })),
    )
    .filter(({ where, text }) => !hindi.test(where) && /\p{Script=Devanagari}/u.test(text));
  expect(elsewhere).toEqual([]);
});
