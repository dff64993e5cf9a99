import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collections } from '../../src/catalog/collections.ts';
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
} from '../../src/catalog/queries/entries.ts';
import { caseOfSector, getCases } from '../../src/catalog/queries/work.ts';
import { routes } from '../../src/catalog/routes.ts';
import { singlePage } from '../../src/site/seo/pages/single.ts';
import { getSitePages } from '../../src/site/seo/site-pages.ts';
import { forgetContent } from '../helpers/astro-content.ts';
import { addTo } from './additions.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'one-file-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('src/site/pages', join(root, 'src/site/pages'), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function add(file: string): void {
  addTo(root, file);
  forgetContent();
}

/** What a menu of the header, or a column of the footer, lists. */
async function linksOf(part: 'groups' | 'footer', label: string): Promise<string[]> {
  const found = (await getNavigation())[part].find((menu) => menu.label === label);
  return found?.links.map(({ href }) => href) ?? [];
}

const hintOf = async (page: string) =>
  (await getNavigation()).groups.flatMap(({ links }) => links).find(({ href }) => href === page)
    ?.hint;

/** The pages that sitemap, llms.txt and Markdown versions list, which are those that links may name. */
async function pages(): Promise<string[]> {
  const listed = [...(await getSitePages()).keys()];
  expect(listed.toSorted()).toEqual(routes().toSorted());
  return listed;
}

it('an article is one file: page, lists, count', async () => {
  expect((await getArticles()).length).toBe(9);
  add('people/asha-verma.yaml');
  add('services/marketplace-ads-services.yaml');
  add('blog/a-tenth-article.md');
  expect(await pages()).toContain('/profile/blogs/a-tenth-article');
  const [newest] = await getArticles();
  expect(newest).toMatchObject({ id: 'a-tenth-article', author: { name: 'Asha Verma' } });
  const { meta } = (await getSitePages()).get('/profile/blogs/all') ?? {};
  expect(meta?.description).toMatch(/^All ten articles /);
});

it('a service is one file: page, menu, footer, in its place', async () => {
  add('services/marketplace-ads-services.yaml');
  const path = '/services/marketplace-ads-services';
  expect(await pages()).toContain(path);
  for (const part of ['groups', 'footer'] as const) {
    const links = await linksOf(part, 'Digital Marketing');
    expect(links.indexOf(path), part).toBe(5);
    expect(links[4]).toBe('/services/microsoft-bing-ads-services');
  }
});

it('an office is one file: contact page, hint of the menu', async () => {
  expect(await hintOf('/Contact')).toBe('Three offices, one free first call');
  add('offices/jaipur-malviya-nagar.yaml');
  expect((await getOffices()).map(({ city }) => city)).toEqual([
    'Delhi',
    'Gurugram',
    'Noida',
    'Jaipur',
  ]);
  expect((await filled('contact')).offices.heading).toBe('Four doors in Delhi NCR');
  expect(await hintOf('/Contact')).toBe('Four offices, one free first call');
  const contact = (await getSitePages()).get('/Contact');
  expect(contact?.markdown()).toContain('Jaipur, Malviya Nagar');
});

it('a project and a sector are one file each', async () => {
  add('projects/toys-sadar-bazaar.yaml');
  add('sectors/toys.yaml');
  expect((await getProjects()).at(-1)?.title).toBe('Khilona Wholesale Toys');
  expect((await entriesOf('sectors')).at(-1)?.title).toBe('Toys');
});

it('a client is one file, with quote and review', async () => {
  add('clients/asha-traders.yaml');
  expect((await getQuotes()).at(-1)).toMatchObject({ name: 'Asha Traders', title: 'Client' });
  const [seo] = await getReviews();
  expect(seo?.reviews[4]?.author).toBe('Asha Traders, toys, Sadar Bazaar');
});

it('a case is one file: page, other pages that lead to it', async () => {
  add('projects/toys-sadar-bazaar.yaml');
  add('sectors/toys.yaml');
  add('clients/asha-traders.yaml');
  add('work/toys-sadar-bazaar.yaml');
  expect(await pages()).toContain('/work/toys-sadar-bazaar');
  const cases = await getCases();
  expect(cases.at(-1)).toMatchObject({
    project: { title: 'Khilona Wholesale Toys' },
    quote: { name: 'Asha Traders' },
  });
  expect(caseOfSector(cases, 'toys')?.path).toBe('/work/toys-sadar-bazaar');
  const [seo] = await getReviews();
  expect(seo?.reviews[4]?.story?.href).toBe('/work/toys-sadar-bazaar');
});

it('a case of a project that is not there is refused', async () => {
  add('sectors/toys.yaml');
  add('clients/asha-traders.yaml');
  add('work/toys-sadar-bazaar.yaml');
  await expect(getCases()).rejects.toThrow(
    'content/work/toys-sadar-bazaar.yaml: no project has its name.',
  );
});

it('an opening is one file: list, count, hint of the menu; and it can be taken away again', async () => {
  add('careers/search-analyst.yaml');
  expect((await entriesOf('careers')).at(-1)?.title).toBe('Search Analyst');
  expect(await hintOf('/profile/career')).toBe('Six open positions in Delhi');
  rmSync(join(root, 'content/careers'), { recursive: true });
  forgetContent();
  expect(await hintOf('/profile/career')).toBe('No open positions in Delhi');
  expect(await entriesOf('careers')).toEqual([]);
});

it('a page without words, and words without a page, are told what to add where', () => {
  const pages = join(root, 'src/site/pages');
  cpSync(join(pages, 'seo-audit.astro'), join(pages, 'profile/press.astro'));
  expect(() => checkPages(collections)).toThrow(
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

it('a policy is one file: page and footer', async () => {
  add('policies/refund-policy.yaml');
  expect(await pages()).toContain('/policies/refund-policy');
  expect(await linksOf('footer', 'Policies')).toEqual([
    '/policies/guarantee',
    '/policies/privacy-policy',
    '/policies/refund-policy',
    '/policies/terms&conditions',
  ]);
});
