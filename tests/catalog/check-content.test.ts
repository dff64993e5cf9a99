import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkCopy } from '../../src/catalog/copy/check-copy.ts';
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

it('content as it stands has no mistake, no words of another page and no promise that rests on nothing; what else is worth a look is told to its author', async () => {
  expect((await found()).filter((each) => each.startsWith('mistake: '))).toEqual([]);
  expect(checkCopy(folder.root)).toEqual([]);
});

it('an entry that Hindi pages say in English is told once, and so is Hindi that no page shows before its words for searches are written', async () => {
  const client = 'content/clients/x.yaml';
  folder.write(
    client,
    'sample: false\nname: R. Singh\ntrade: Shoes\nreview:\n  category: seo\n  order: 99\n  text: They called back within the hour, and said what it costs.\n',
  );
  const service = 'content/services/b2b-marketing-services';
  const hindi = read(`${service}.hi.yaml`);
  const hero = 'hero:\n  heading: लंबा सौदा\n  paragraph: पहले बात\n';
  folder.write(`${service}.hi.yaml`, hindi.replace(/^# /m, `${hero}# `));
  folder.write('content/work/x.yaml', read('content/work/tiles-morbi.yaml'));
  const told = (await found()).filter((each) => !each.includes('has the same words'));
  const english =
    'stands in English on Hindi pages. Turn to Hindi in its form, press Enable Hindi, and write it.';
  expect(told.filter((each) => each.includes('Hindi'))).toEqual([
    `worth a look: ${client}: line 2: name ${english}`,
    `worth a look: ${service}.hi.yaml: line 5: hero.heading waits for a Hindi page, which there is once Search engines are written in Hindi, too. All other fields want Hindi then.`,
    `worth a look: content/work/x.yaml: line 16: figure.value ${english}`,
  ]);
  // What is begun in Hindi has all that Hindi pages show of it: editor and build refuse it alike.
  folder.write('content/work/x.hi.yaml', 'heading: हर फ़ोन का जवाब\n');
  expect((await found()).filter((each) => each.includes('work/x.hi'))).toEqual(
    ['value', 'counts'].map((field) =>
      expect.stringMatching(`^mistake: .*: figure\\.${field} is missing in Hindi\\.`),
    ),
  );
  folder.write('content/clients/x.hi.yaml', 'name: आर. सिंह\ntrade: जूते\n');
  folder.write(`${service}.hi.yaml`, hindi);
  folder.write('content/work/x.hi.yaml', read('content/work/tiles-morbi.hi.yaml'));
  expect((await found()).join()).not.toContain('Hindi');
});

it('a file that stands in itself is told in a sentence, and so is a folder that is called as a file', async () => {
  folder.write('content/offices/circle.yaml', 'a: &a\n  b: *a\n');
  expect((await found()).filter((each) => each.includes('circle'))).toEqual(
    [
      /^mistake: content\/offices\/circle\.yaml: line 1: this is not YAML \(\*a stands in what it repeats\)/,
    ].map((line) => expect.stringMatching(line)),
  );
  folder.write('content/services/old.yaml/seo.yaml', '');
  expect(await found()).toEqual([
    expect.stringMatching(/^mistake: content\/services\/old\.yaml: is a folder/),
  ]);
});

it('of a case that is no sample promises alone are read: it says itself how it measured', async () => {
  const file = 'content/work/brass-fittings-aligarh.yaml';
  const real = read(file).replace('sample: true', 'sample: false');
  folder.write(file, real);
  expect(await toldOf(file)).toEqual([]);
  folder.write(file, real.replace(/^span: .*$/m, 'span: Money back after a month'));
  expect((await toldOf(file)).join()).toContain(
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

/** What is told of files, without the file and the line. */
const toldOf = async (file: string) =>
  (await found())
    .filter((each) => each.includes(`${file}: `))
    .map((each) => each.replace(/^.*?\.yaml: (?:line \d+: )?/, ''));

it('of a copied case each text that is still the other’s is told, to the last word and figure of its screens, and no label', async () => {
  const other = 'content/work/jewellery-karol-bagh.yaml';
  const [one, two] = ['content/work/one.yaml', 'content/work/two.yaml'];
  folder.write(one, read(other));
  folder.write(two, read(other));
  const told = await toldOf(one);
  expect(told).toContain(
    'screens.phone.brand has the same words as “The showroom that calls the family back” (jewellery-karol-bagh): “ZEVAR”. Write its own.',
  );
  for (const field of ['lead', 'brief[item 1]', 'screens.phone.rows[item 1].value', 'quote.text'])
    expect(told.join('\n')).toContain(`${field} has the same words`);
  expect(told.join('\n')).toContain('screens.desk.points[item 2].value has the same words');
  expect(told.join('\n')).not.toMatch(
    /^(?:heading|meta\.\w+|span|date|order|sector|done\[item 1\]\.when|quote\.client) has the/m,
  );
  expect(await toldOf(two)).toHaveLength(told.length);
  expect(await toldOf(other)).toEqual([
    expect.stringContaining('meta.title is the title of'),
    expect.stringContaining('meta.description is the description of'),
    expect.stringContaining('heading is the heading of'),
  ]);
});

it('of a copied service a part is told that has moved, and a sentence within a new paragraph; and that it says too little, or leads to itself', async () => {
  const copied = 'content/services/copied.yaml';
  const answer = 'Our developers, if you give us access, or yours, with a list';
  folder.write(
    copied,
    read(SEO)
      .replace(/^( {2}(?:title|description): '?)\w/gm, '$1Z')
      .replace(/^ {2}heading: .*/m, '  heading: Read, found, called.')
      .replace(/^ {2}- type: example\n.*?(?=^ {2}- type)/ms, '')
      .replaceAll(/ (text|instead|more|less|wrong): .{30,}$/gm, ' $1: Shorter.')
      .replaceAll(/^ {8}hinglish: .*\n/gm, '')
      .replace(answer, `It depends. ${answer}`),
  );
  const told = await toldOf(copied);
  expect(told.join('\n')).toContain(
    'sections[item 4].results.stages[item 2].points[item 1] has the same words as “SEO Services” (seo-services): “Broken pages repaired”.',
  );
  expect(told.join('\n')).toMatch(/answer has the same words as .*“It depends\. /);
  expect(told.join('\n')).toMatch(
    /sections and all else on the page have \d{3} words\. 650 to 900/,
  );
  expect(told.join('\n')).not.toMatch(/\.(?:button|icon) has the same/);
  // A single word is the other's in a copy; where nothing else is, it is the same by chance.
  expect(told.join('\n')).toMatch(/title has the same words as .*: “Repair”\./);
  const own = 'content/services/video-marketing-services.yaml';
  const itself = 'related:\n  - video-marketing-services';
  folder.write(
    own,
    read(own)
      .replace('title: Cut', 'title: Weed')
      .replace(/^related:\n {2}- .*/m, itself),
  );
  rmSync(join(folder.root, own.replace('.yaml', '.hi.yaml')));
  expect(await toldOf(own)).toContain('related[item 1] is this page itself. Choose another.');
  expect((await toldOf(own)).join()).not.toContain('has the same');
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
    'sample: false\nname: आर. सिंह\nquote:\n  order: 99\n  text: They called back within the hour, said what it costs, and the page was there on time.\n',
  );
  const told = (await found()).filter((each) => /: (?:body|quote\.text) has/.test(each));
  expect(told.filter((each) => each.includes(article) || each.includes(client))).toEqual([
    `worth a look: ${article}: body has 7 words. An article of 900 or more says enough.`,
    `worth a look: ${client}: quote.text has 17 words. A quote of 25 or more says enough.`,
  ]);
});
