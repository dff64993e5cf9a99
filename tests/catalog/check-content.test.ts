import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkContent } from '../../src/catalog/load/check-content.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();
const SEO = 'content/services/seo-services.yaml';

beforeEach(() => cpSync('content', join(folder.root, 'content'), { recursive: true }));

const read = (file: string) => readFileSync(join(folder.root, file), 'utf8');
const found = async () =>
  (await checkContent(folder.root)).map(
    ({ path, sentence, kind }) => `${kind}: ${path}: ${sentence}`,
  );

it('content as it stands has no mistake', async () => {
  expect(await found()).toEqual([]);
});

it('of a case that is no sample promises alone are read: it says itself how it measured', async () => {
  const file = 'content/work/brass-fittings-aligarh.yaml';
  const real = read(file).replace('sample: true', 'sample: false');
  folder.write(file, real);
  expect(await found()).toEqual([]);
  folder.write(file, real.replace(/^span: .*$/m, 'span: Money back after a month'));
  expect((await found()).join()).toContain(
    'span says “Money back after a month” (commitment: Money back).',
  );
});

it('a page that was duplicated is refused until title, heading and description are its own, and an article until its title is, whatever its capitals', async () => {
  folder.write('content/services/seo-again.yaml', read(SEO));
  const file = 'content/blog/Fixing-Brand-Trust.md';
  const title = /^title: '?(.*?)'?$/m.exec(read(file))?.[1] ?? '';
  const other = 'content/blog/The-Future-of-Brand-Promotions.md';
  folder.write(other, read(other).replace(/^title: .*$/m, `title: '${title.toUpperCase()}'`));
  const shared = (await found()).join('\n');
  for (const [field, kind] of [
    ['meta.title', 'title'],
    ['meta.description', 'description'],
    ['hero.heading', 'heading'],
  ]) {
    expect(shared).toMatch(
      new RegExp(
        `content/services/seo-again\\.yaml: line \\d+: ${field} is the ${kind} of ${SEO}, too\\.`,
      ),
    );
  }
  expect(shared).toContain(`${other}: line 2: title is the heading of ${file}, too.`);
});

it('an article that is dated ahead is worth a look, and who leads to it before is told its day', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder.root);
  onTestFinished(() => void vi.restoreAllMocks());
  const article = 'content/blog/Fixing-Brand-Trust.md';
  const ahead = read(article).replace(/^(published|updated): .*$/gm, '$1: 2999-12-01');
  folder.write('content/blog/ahead.md', ahead.replace(/^( *(?:title|description): '?)\w/gm, '$1Z'));
  folder.write(article, `${read(article)}\n[Soon](/profile/blogs/ahead#more)\n`);
  const other = 'content/blog/The-Future-of-Brand-Promotions.md';
  folder.write(other, read(other).replace(/^related:\n {2}- .*/m, 'related:\n  - ahead'));
  const all = (await found()).join('\n');
  expect(all).toContain(
    'worth a look: content/blog/ahead.md: published is 2999-12-01: until that day only this preview shows the article.',
  );
  expect(all).toMatch(
    /Trust\.md: line \d+: a link leads to "\/profile\/blogs\/ahead#more", which waits until 2999-12-01\. Link to it from that day on\./,
  );
  expect(all).toMatch(
    /Promotions\.md: line \d+: related\[item 1\] is "ahead", which waits until 2999-12-01\./,
  );
});

it('a thin article and a short quote are worth a look, and stop nothing', async () => {
  const article = 'content/blog/Fixing-Brand-Trust.md';
  folder.write(
    article,
    read(article).replace(/\n---\n.*/s, '\n---\n\nSix words say a bit too little.\n'),
  );
  const client = 'content/clients/x.yaml';
  folder.write(
    client,
    'sample: false\nname: R. Singh\nquote:\n  order: 99\n  text: They called back within the hour, said what it costs, and the page was there on time.\n',
  );
  expect(await found()).toEqual([
    `worth a look: ${article}: body has 7 words. An article of 900 or more says enough.`,
    `worth a look: ${client}: quote.text has 17 words. A quote of 25 or more says enough.`,
  ]);
});
