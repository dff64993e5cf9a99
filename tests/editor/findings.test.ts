import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../../src/catalog/load/check-content.ts';
import { keepFindings, placed } from '../../src/editor/findings.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';
import { waitFor } from '../helpers/index.ts';

const folder = folderPerTest();

/** A mistake in each kind of file: what stands there, what is written, and the field that it opens. */
const PLANTED = [
  ['redirects.yaml', /to: \/rss\.xml/, 'to: /rss', 'redirects.3.to'],
  ['navigation.yaml', /href: .+/, 'href: /Kontact', /^\w+\..*href$/],
  ['site.yaml', /^city: .*/m, 'city: ""', 'city'],
  ['claims.yaml', /confirmed: false/, 'confirmed: perhaps', /confirmed$/],
  ['pages/home.yaml', /^ {2}title: .*/m, `  title: ${'Long '.repeat(20)}`, 'meta.title'],
  ['pages/contact.yaml', /heading: .*/, 'heading: Call +91 98765 43210', /heading$/],
  ['pages/reviews.yaml', /paragraph: .*/, 'paragraph: Ask [us](/Contact).', /paragraph$/],
  ['services/seo-services.yaml', /^family: .*/m, 'family: searching', 'family'],
  ['services/ai-seo-services.yaml', /^quote: .*/m, 'quote: nobody', 'quote'],
  ['packages/web-awareness.yaml', /^price: .*/m, 'price: 0', 'price'],
  ['careers/*', /^title: .*/m, '', undefined],
  ['offices/*', /latitude: .*/, 'latitude: north', 'coordinates.latitude'],
  ['people/*', /^name: .*/m, 'name: 7', 'name'],
  ['clients/*', /order: .*/, 'order: first', /order$/],
  ['projects/*', /^title: .*/m, 'title: Call {fone}', 'title'],
  ['work/*', /^date: .*/m, 'date: in May', 'date'],
  ['policies/*', /^heading: .*/m, 'heding: Misspelt', /./],
  ['blog/Fixing-Brand-Trust.md', /^lang: .*/m, 'lang: english', 'lang'],
  ['blog/Amazon-Sales-Formula.md', /$/, '\n[us](/contact)\n', 'body'],
  ['blog/Lead-Capture-Mistake.md', /$/, '\n![](nothing.jpg)\n', 'body'],
] as const;

/** What is told once each file is well by itself, or of the copy. */
const BETWEEN_FILES = [
  ['redirects.yaml', /from: \/feed/, 'from: /Packages', 'redirects.3.from'],
  ['site.yaml', /closes: .*/, "closes: '01:00'", 'hours.closes'],
  ['work/*', /^date: .*/m, 'date: 2062-05', 'date'],
  [
    'blog/Amazon-Sales-Formula.md',
    /^related:\n {2}- .*/m,
    'related:\n  - Amazon-Sales-Formula',
    'related.0',
  ],
  ['blog/Lead-Capture-Mistake.md', /$/, '\n:::today[Now]\n- [ ] Begin.\n', 'body'],
  ['services/seo-services.yaml', /answer: .*/, 'answer: Every color is always right.', /answer$/],
] as const;

it.each([
  ['each kind of file', PLANTED],
  ['what files say of each other', BETWEEN_FILES],
])('a mistake in %s leads to its field', async (_where, mistakes) => {
  cpSync('content', join(folder.root, 'content'), { recursive: true });
  const planted = mistakes.map(([name, before, after, field]) => {
    const [path = ''] = globSync(`content/${name}`, {
      cwd: folder.root,
      exclude: ['**/*.hi.*'],
    }).sort();
    const text = readFileSync(join(folder.root, path), 'utf8');
    expect(text, path).toMatch(before);
    folder.write(path, text.replace(before, after));
    return { path, field, after: after.trim() };
  });
  const found = placed(await checkContent(folder.root), folder.root);
  for (const { path, field, after } of planted) {
    const own = found.filter(({ sentence }) => sentence.startsWith(path));
    expect(own.length, `${path}: ${JSON.stringify(found)}`).toBeGreaterThan(0);
    // A form has no lines: in the text of an article the words are selected.
    for (const { sentence, words } of field === 'body' ? own : []) {
      expect(sentence).not.toMatch(/: line \d/);
      expect(words && after.includes(words), words).toBe(true);
    }
    expect(own.every(({ address }) => address?.startsWith('/collections/'))).toBe(true);
    if (field)
      expect(own.map((one) => one.field)).toContainEqual(
        typeof field === 'string' ? field : expect.stringMatching(field),
      );
  }
});

it('a file that forms are made of may be no YAML: that is told, and told no more once it is mended', async () => {
  cpSync('content', join(folder.root, 'content'), { recursive: true });
  const path = 'content/navigation.yaml';
  const text = readFileSync(join(folder.root, path), 'utf8');
  folder.write(path, 'groups: [');
  const findings = keepFindings(folder.root);
  const told = () => findings.latest().filter(({ kind }) => kind === 'mistake');
  await waitFor('the mistake', () => told().length > 0);
  expect(told()[0]).toMatchObject({
    sentence: expect.stringMatching(/^content\/navigation\.yaml: line 1: this is not YAML/),
    address: undefined,
  });
  folder.write(path, text);
  await waitFor('nothing wrong', () => told().length === 0);
  await findings.stop();
});
