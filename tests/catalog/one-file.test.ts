import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { collections } from '../../src/catalog/collections.ts';
import { inLanguage } from '../../src/catalog/language.ts';
import { checkPages } from '../../src/catalog/load/check-pages.ts';
import { getArticles } from '../../src/catalog/queries/blog.ts';
import { getReviews } from '../../src/catalog/queries/company.ts';
import {
  entriesOf,
  filled,
  getNavigation,
  getOffices,
  getProjects,
  getQuotes,
  getSite,
} from '../../src/catalog/queries/entries.ts';
import { caseOfSector, getCases } from '../../src/catalog/queries/work.ts';
import { routes } from '../../src/catalog/routes.ts';
import { quotedClient } from '../../src/catalog/schemas/text.ts';
import { otherEdition } from '../../src/catalog/twins.ts';
import { inWords } from '../../src/catalog/words/in-words.ts';
import { singlePage } from '../../src/site/seo/pages/single.ts';
import { getSitePages } from '../../src/site/seo/site-pages.ts';
import { forgetContent } from '../helpers/astro-content.ts';
import { additions, addTo } from './additions.ts';

let root: string;

/** The site with one thing more of each kind, each of them one file; what is read of it is read once. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'one-file-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('src/site/pages', join(root, 'src/site/pages'), { recursive: true });
  for (const file of additions) addTo(root, file);
  forgetContent();
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Takes a collection, or a file of it, away until the test is over. */
function without(path: string): void {
  const [collection] = path.split('/');
  const [there, away] = [join(root, 'content', path), join(root, 'away')];
  renameSync(there, away);
  forgetContent(collection);
  onTestFinished(() => {
    renameSync(away, there);
    forgetContent(collection);
  });
}

/** What a menu of the header, or a column of the footer, lists. */
async function linksOf(part: 'groups' | 'footer', label: string): Promise<string[]> {
  const found = (await getNavigation())[part].find((menu) => menu.label === label);
  return found?.links.map(({ href }) => href) ?? [];
}

const hintOf = async (page: string) =>
  (await getNavigation()).groups.flatMap(({ links }) => links).find(({ href }) => href === page)
    ?.hint;

it('each page that is added is listed by sitemap, llms.txt and Markdown versions, and links may name it', async () => {
  const listed = [...(await getSitePages()).keys()];
  expect(listed.toSorted()).toEqual(routes().toSorted());
  expect(listed).toEqual(
    expect.arrayContaining([
      '/profile/blogs/a-tenth-article',
      '/services/marketplace-ads-services',
      '/work/toys-sadar-bazaar',
      '/policies/refund-policy',
    ]),
  );
});

it('an article is one file: list, author, count', async () => {
  const articles = await getArticles();
  const added = articles.find(({ id }) => id === 'a-tenth-article');
  expect(added?.author.name).toBe('Asha Verma');
  const { meta } = (await getSitePages()).get('/profile/blogs/all') ?? {};
  expect(meta?.description).toContain(`All ${inWords(articles.length)} articles `);
});

it('an article in Hindi is one file: first in the Hindi lists, with a page there, and in no English list', async () => {
  const path = '/profile/blogs/chautha-lekh';
  expect((await getArticles()).map(({ id }) => id)).not.toContain('chautha-lekh');
  expect([...(await getSitePages()).keys()]).not.toContain(path);
  expect(otherEdition(`/hi${path}`)).toEqual({ href: '/profile/blogs', isTwin: false });
  await inLanguage('hi', async () => {
    const articles = await getArticles();
    expect(articles[0]).toMatchObject({ id: 'chautha-lekh', author: { name: 'Asha Verma' } });
    const ours = articles.findLastIndex(({ lang }) => lang !== 'en');
    expect(articles.findIndex(({ lang }) => lang === 'en')).toBe(ours + 1);
    const pages = await getSitePages();
    expect(pages.get(`/hi${path}`)).toMatchObject({
      lang: 'hi',
      sources: ['content/blog/chautha-lekh.hi.md'],
    });
    expect(pages.get('/hi/profile/blogs/all')?.markdown()).toContain(`](/hi${path})`);
  });
});

it('an article that is dated ahead is on no list and no page before its day begins in India', async () => {
  const [file, ahead] = ['a-tenth-article', 'ahead'].map((name) =>
    join(root, `content/blog/${name}.md`),
  );
  const text = readFileSync(String(file), 'utf8');
  writeFileSync(
    String(ahead),
    text
      .replace(/^(published|updated): .*$/gm, '$1: 2999-12-01')
      .replaceAll(/A tenth article|A Tenth Article|One Markdown file/g, 'Another'),
  );
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(String(ahead));
    forgetContent('articles');
  });
  for (const [moment, isThere] of [
    ['2999-11-30T18:29:59Z', false],
    ['2999-11-30T18:30:00Z', true],
  ] as const) {
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    forgetContent('articles');
    const articles = await getArticles();
    expect(articles[0]?.id === 'ahead', moment).toBe(isThere);
    expect((await getSitePages()).has('/profile/blogs/ahead'), moment).toBe(isThere);
    expect([...(await getSitePages()).keys()].toSorted()).toEqual(routes().toSorted());
    const { meta } = (await getSitePages()).get('/profile/blogs/all') ?? {};
    expect(meta?.description).toContain(`All ${inWords(articles.length)} articles `);
  }
});

it('a service is one file: menu, footer, in its place', async () => {
  for (const part of ['groups', 'footer'] as const) {
    const links = await linksOf(part, 'Digital Marketing');
    expect(links.indexOf('/services/marketplace-ads-services'), part).toBe(5);
    expect(links[4]).toBe('/services/microsoft-bing-ads-services');
  }
});

it('an office is one file: contact page, hint of the menu, numbers of its own', async () => {
  expect((await getOffices()).map(({ city }) => city)).toEqual([
    'Delhi',
    'Gurugram',
    'Noida',
    'Jaipur',
  ]);
  expect((await filled('contact')).offices.heading).toBe('Four doors in Delhi NCR');
  expect(await hintOf('/Contact')).toBe('Four offices, one free first call');
  const contact = (await getSitePages()).get('/Contact');
  expect(contact?.markdown()).toMatch(
    /Jaipur, Malviya Nagar\n(.*\n)+- Phone: \+91 141 400 5000\n- WhatsApp: \+91 98290 12345/,
  );
  const { phone } = await getSite();
  const [head, ...others] = await getOffices();
  expect(head?.phone.e164).toBe(phone.e164);
  expect(others.at(-1)?.phone.e164).toBe('+911414005000');
});

it('a project and a sector are one file each', async () => {
  expect((await getProjects()).at(-1)?.title).toBe('Khilona Wholesale Toys');
  expect((await entriesOf('sectors')).at(-1)?.title).toBe('Toys');
});

it('a client is one file, with quote and review', async () => {
  expect((await getQuotes()).at(-1)).toMatchObject({ name: 'Asha Traders', title: 'Client' });
  const [seo] = await getReviews();
  expect(seo?.reviews.map(({ author }) => author)).toContain('Asha Traders, toys, Sadar Bazaar');
});

it('a case is one file: other pages lead to it', async () => {
  const cases = await getCases();
  expect(cases.at(-1)).toMatchObject({
    project: { title: 'Khilona Wholesale Toys' },
    quote: { name: 'Asha Traders' },
  });
  expect(caseOfSector(cases, 'toys')?.path).toBe('/work/toys-sadar-bazaar');
  const [seo] = await getReviews();
  const review = seo?.reviews.find(({ author }) => author.startsWith('Asha Traders'));
  expect(review?.story?.href).toBe('/work/toys-sadar-bazaar');
});

it('a case of a project that is not there is refused', async () => {
  without('projects/toys-sadar-bazaar.yaml');
  forgetContent('work');
  await expect(getCases()).rejects.toThrow(
    'A mistake in content/work/toys-sadar-bazaar.yaml:\n  line 1: the file has no project of its name.',
  );
});

it('a client who says nothing is quoted nowhere', async () => {
  const file = join(root, 'content/clients/asha-traders.yaml');
  const said = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, said));
  writeFileSync(file, 'name: Asha Traders\n');
  expect(quotedClient.safeParse('asha-traders').error?.issues[0]?.message).toMatch(
    /^is a client with neither quote nor review/,
  );
  forgetContent('work');
  await expect(getCases()).rejects.toThrow('quote.text is missing');
});

it('an opening is one file: list, count, hint of the menu; and it can be taken away again', async () => {
  expect((await entriesOf('careers')).at(-1)?.title).toBe('Search Analyst');
  expect(await hintOf('/profile/career')).toBe('Six open positions in Delhi');
  without('careers');
  expect(await hintOf('/profile/career')).toBe('No open positions in Delhi');
  expect(await entriesOf('careers')).toEqual([]);
});

it('a page without words, and words without a page, are told what to add where', () => {
  const other = mkdtempSync(join(tmpdir(), 'one-page-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  cpSync(root, other, { recursive: true });
  const pages = join(other, 'src/site/pages');
  cpSync(join(pages, 'seo-audit.astro'), join(pages, 'profile/press.astro'));
  expect(() => checkPages(collections, other)).toThrow(
    /src\/site\/pages\/profile\/press\.astro:\n.* Write content\/pages\/press\.yaml, .*collections\.ts:\n +press: \{ .*pages: \['\/profile\/press'\]/,
  );
  expect(() =>
    checkPages({ ...collections, none: { ...collections.home, pages: ['/none'] } }, '.'),
  ).toThrow('It has words for /none, which is no page. Add src/site/pages/none.astro.');
});

it('a page of which nothing more is told is told by its words', async () => {
  const { hero, perks } = await filled('careerPage');
  const page = await singlePage('careerPage');
  expect(page).toMatchObject({ path: '/profile/career', name: 'Career', lang: 'en-IN' });
  expect(page.card).toMatchObject({ heading: hero.heading, kicker: 'Career' });
  const text = page.markdown();
  expect(text.startsWith(`${hero.paragraph}\n\n## ${perks.heading}\n\n${perks.lead}\n\n- **`)).toBe(
    true,
  );
});

it('a policy is one file: the footer', async () => {
  expect(await linksOf('footer', 'Policies')).toEqual([
    '/policies/guarantee',
    '/policies/privacy-policy',
    '/policies/refund-policy',
    '/policies/terms&conditions',
  ]);
});
