import { readFileSync } from 'node:fs';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { expect, test } from './support/fixtures.ts';
import { shiftSoFar, watchLayout } from './support/layout-shift.ts';
import { builtPages } from './support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

const HEAD = /<head>([\s\S]*)<\/head>/;
/** What a browser fetches before it paints. */
const BLOCKING =
  /<link\b[^>]*rel="stylesheet"[^>]*>|<script\b(?![^>]*type="module")[^>]*\bsrc=[^>]*>/g;

/** What of a page is never shown: code, names of files, and what islands and scripts are given. */
const CODE = /<(script|style)\b[\s\S]*?<\/\1>|\s(?:props|opts|src|srcset|data-[\w-]+)="[^"]*"/gi;

/** Long after the first paint. */
const LATE_MS = 500;
/** Cumulative layout shift, as search engines call it good: a line or two that break elsewhere. */
const HARDLY = 0.1;

test('no page waits for another file before its first paint', { tag: '@desktop' }, () => {
  const waiting = builtPages.flatMap(({ path, html }) =>
    [...(HEAD.exec(html)?.[1] ?? '').matchAll(BLOCKING)].map(([element]) => `${path}: ${element}`),
  );
  expect(builtPages.length).toBeGreaterThan(50);
  expect(waiting).toEqual([]);
});

test("the site's own script is asked for once the page has painted", async ({ page }) => {
  await page.goto('/');
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname.startsWith('/scripts/site.'))?.startTime,
  }));
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(painted ?? 0);
});

test('every letter on the pages is in the fonts that come with them', { tag: '@desktop' }, () => {
  const css = readFileSync('src/site/styles/fonts.css', 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    Number.parseInt(from ?? '', 16),
    Number.parseInt(to ?? from ?? '', 16),
  ]);
  const missing = builtPages.flatMap(({ path, html }) =>
    [...new Set(html.replaceAll(CODE, ''))]
      .filter((letter) => letter > ' ')
      .filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return !ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
      })
      .map((letter) => `${path}: ${letter}`),
  );
  expect(missing, 'docs/decisions/0003-fonts.md says how the files are cut').toEqual([]);
});

test('nothing is hidden until somebody scrolls, and what waited then shows once', async ({
  page,
}) => {
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]');
  expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(5);
  expect(await waiting.count()).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => waiting.count()).toBeGreaterThan(3);
  const last = page.locator('[data-reveal]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-reveal', 'revealed');
  await expect(last).toHaveCSS('opacity', '1');
});

const PROSE = `We plan, build and run websites for firms that make and sell things, from brass fittings to
  books. Every month you get figures: what was spent, who called, and what a call has cost. 100 % yours.`;

test('the type that stands in for ours is as wide and as high', async ({ page }) => {
  await page.goto('/');
  const sizes = await page.locator('main').evaluate(async (main, prose) => {
    await document.fonts.ready;
    main.replaceChildren();
    const sizeIn = (family: string, weight: number) => {
      const line = main.appendChild(document.createElement('span'));
      line.append(prose);
      Object.assign(line.style, { fontFamily: family, fontWeight: weight, whiteSpace: 'nowrap' });
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return [430, 640, 760].map((weight) => ({
      ours: sizeIn('"Anek Latin"', weight),
      other: sizeIn('"Anek Fallback Android"', weight),
    }));
  }, PROSE);
  for (const { ours, other } of sizes) {
    expect(other.width / ours.width).toBeCloseTo(1, 1);
    expect(other.height).toBeCloseTo(ours.height, 0);
  }
});

test('the type hardly moves anything when it comes late', { tag: '@screens' }, async ({ page }) => {
  await watchLayout(page);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  for (const path of ['/', '/profile/whoweare']) {
    const fonts = page.waitForResponse(/\.woff2$/);
    await page.goto(path);
    await (await fonts).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin"'))).toBe(true);
    expect(await shiftSoFar(page), path).toBeLessThanOrEqual(HARDLY);
  }
});

test('a page is fetched while the pointer rests on its link', { tag: '@desktop' }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send('Preload.enable');
  await page.goto('/');
  await page.getByRole('link', { name: 'free SEO audit!' }).first().hover();
  await expect.poll(() => fetched).toContain('/Contact');
});

test('the pictures of home wait until they are near, then load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const pictures = page.getByRole('img', { name: /^Website of / });
  await expect(pictures).toHaveCount(namesIn('content/projects').size);
  const last = (await pictures.last().getAttribute('src')) ?? '';
  expect(asked).not.toContain(last);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(400);
  }
  expect(asked).toContain(last);
});
