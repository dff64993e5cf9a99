import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { type BuiltPage, builtPages, samplePages } from '../e2e/support/pages.ts';
import { lengths } from './budgets.ts';

// The cheap phone that most visitors hold; docs/decisions/0080-a-phone-is-read-in-a-minute.md.
test.use({ viewport: { width: 360, height: 780 }, reducedMotion: 'no-preference' });

const isService = ({ path }: BuiltPage) => path.startsWith('/services/');
const isPackage = ({ path }: BuiltPage) => path.startsWith('/packages/');
const isCase = ({ path }: BuiltPage) => path.startsWith('/work/');
const inHindi = ({ html }: BuiltPage) => /<div class="article-body[^>]* lang="hi"/.test(html);

/** Opens a page; on one with Hindi the bands out of sight are laid out last, when its type has come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.site-footer')).not.toHaveCSS('content-visibility', 'auto');
}

/** Height of a page, in px: what comes later has its room from the start (steady-pages.spec.ts). */
async function heightOf(page: Page, path: string): Promise<number> {
  await open(page, path);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/**
 * Sizes of the type that is in sight, in px, and words whose weight is none of the three, or bold and
 * smaller than a title. Drawings count as pictures.
 */
const typeOnPage = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const oddWords: string[] = [];
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.fontSize = 'var(--text-title)';
    const style = getComputedStyle(probe);
    const title = Number.parseFloat(style.fontSize);
    const [regular, strong, bold] = ['--regular', '--strong', '--bold'].map((name) =>
      style.getPropertyValue(name),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (!parent || !nodeValue?.trim()) continue;
      // Two letters behind a link that leads to English are a sign, not text.
      if (parent.closest('svg, script, style, noscript, .in-english')) continue;
      if (!parent.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      sizes.add(Math.round(size * 10) / 10);
      const asRuled =
        fontWeight === bold ? size > title - 0.1 : [regular, strong].includes(fontWeight);
      if (!asRuled) oddWords.push(nodeValue.trim());
    }
    return { sizes: [...sizes].toSorted((one, other) => one - other), oddWords };
  });

const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

test('a phone gets through home, packages, cases and Hindi articles in few screens', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip(process.env.LETTERS === 'whole', 'No phone has letters as wide as whole pixels.');
  test.slow();
  const tall: string[] = [];
  for (const [kind, most] of [
    [({ path }: BuiltPage) => path === '/', lengths.home],
    [isPackage, lengths.package],
    [isCase, lengths.case],
    [inHindi, lengths.hindi],
  ] as const) {
    const pages = builtPages.filter(kind);
    expect(pages.length).toBeGreaterThan(0);
    for (const { path } of pages) {
      const height = await heightOf(page, path);
      if (height > most) tall.push(`${path}: ${height} px, allowed ${most}`);
    }
  }
  expect(tall, 'budgets.yaml, lengths').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await heightOf(page, '/'), 'home on a laptop').toBeLessThanOrEqual(lengths.homeWide);
});

test('a service page is short, and its first two screens say what, where, how much and what to press', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const services = builtPages.filter(isService);
  expect(services.length).toBeGreaterThan(32);
  // Every third, and the one with most words.
  const most = Math.max(...services.map(({ html }) => html.length));
  const some = services.filter(
    ({ html }, index) => process.env.ALL_PAGES || index % 3 === 0 || html.length === most,
  );
  const heights: number[] = [];
  const missing: string[] = [];
  for (const { path } of some) {
    heights.push(await heightOf(page, path));
    const found = await page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(`main ${selector}`)].some((element) => {
          const { bottom, height } = element.getBoundingClientRect();
          return height > 0 && bottom + window.scrollY <= 2 * window.innerHeight;
        });
      return {
        'name and place in the heading': seen('h1 .page-hero__about'),
        'price or quote line': seen('.service-hero__price'),
        'link to call': seen('a[href^="tel:"]'),
        'field of a form': seen('form :is([name="name"], [name="address"])'),
      };
    });
    for (const [part, is] of Object.entries(found)) if (!is) missing.push(`${path}: ${part}`);
  }
  expect(missing).toEqual([]);
  expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(lengths.service);
  expect(median(heights), heights.join(' ')).toBeLessThanOrEqual(lengths.serviceMedian);
});

test('no page has more than eight sizes of type, and bold only from titles up', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const mixed: string[] = [];
  for (const { path } of samplePages) {
    await open(page, path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { sizes, oddWords } = await typeOnPage(page);
      const at = `${path} at ${width} px`;
      if (sizes.length > 8) mixed.push(`${at}: ${sizes.join(', ')}`);
      if (oddWords.length > 0) mixed.push(`${at}, weight of: ${oddWords.join(' | ')}`);
    }
  }
  expect(mixed).toEqual([]);
});
