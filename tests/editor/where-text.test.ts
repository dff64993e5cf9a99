import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorConfig, LOCAL } from '../../src/editor/config.ts';
import { formsOf } from '../../src/editor/forms.ts';
import { placesOf } from '../../src/editor/where-text.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const CASE = 'content/work/corporate-gifts-noida.yaml';
const folder = folderPerTest();
const root = process.cwd();
const forms = formsOf(editorConfig(root, LOCAL), root);

it('finds words that two pages have on the page where it was clicked', () => {
  const written = ['Let’s Get Started'];
  for (const name of ['ai-digital-marketing-services', 'ai-seo-services']) {
    expect(placesOf(written, `/services/${name}`, forms, root)[0]).toMatchObject({
      path: `content/services/${name}.yaml`,
    });
  }
});

it('finds words beside a text that is as long as a book', () => {
  const files = folder.root;
  cpSync('content', join(files, 'content'), { recursive: true });
  folder.write('content/pages/contact.yaml', `title: ${'word. '.repeat(20_000)}\n`);
  const [first] = placesOf(['Let’s Get Started'], '/services/ai-seo-services', forms, files);
  expect(first).toMatchObject({ path: 'content/services/ai-seo-services.yaml' });
});

it('takes no sentence of an article for a text of placeholders, which is found on its own page', () => {
  for (const sentence of ['Ask them all in the last days', 'Day after day they ask the same']) {
    expect(placesOf([sentence], '/blogs/Fixing-Brand-Trust', forms, root)).toEqual([]);
  }
  const offices = [{ path: 'content/pages/contact.yaml', field: 'offices.heading' }];
  expect(placesOf(['Five doors in Delhi NCR'], '/Contact', forms, root)).toMatchObject(offices);
});

it('finds the words of header and footer in the menus', () => {
  const menus = 'content/navigation.yaml';
  const service = 'content/services/seo-services.yaml';
  const [profile] = parse(readFileSync(menus, 'utf8')).groups;
  const labels = profile.links.map(({ label }: { label: string }) => [label, menus]);
  for (const [label, path] of [...labels, [parse(readFileSync(service, 'utf8')).title, service]]) {
    expect(placesOf([label], '', forms, root)[0], label).toMatchObject({ path });
  }
});

it.each([
  ['the part that is clicked, be it a figure', ['186 enquiries for Diwali', '186'], 'figure.value'],
  ['a day, which is written in figures', ['2026-10', 'October 2026'], 'date'],
  ['the field that names whose name is shown', ['Neha Bhatia'], 'quote.client'],
  [
    'the words of a picture',
    ['A chart of three months, 22, 71 and 93 enquiries'],
    'screens.desk.alt',
  ],
])('finds on the page of a case %s', (_, texts, field) => {
  {
    const page = '/work/corporate-gifts-noida';
    expect(placesOf(texts, page, forms, root)[0]).toMatchObject({ field, path: CASE });
  }
});

it('finds a text that is a claim and nothing else', () => {
  const page = '/services/email-marketing-services';
  expect(placesOf(['Email ROI up to 120%'], page, forms, root)[0]).toMatchObject({
    path: `content${page}.yaml`,
    field: 'sections.1.items.2.title',
  });
});

it('finds a sentence of an article with a link and marks', () => {
  const [place] = placesOf(
    ['That is plain social media care and plain web work, and you can do most of it yourself.'],
    '/profile/blogs/Fixing-Brand-Trust',
    forms,
    root,
  );
  expect(place).toMatchObject({ path: 'content/blog/Fixing-Brand-Trust.md', field: 'body' });
});
