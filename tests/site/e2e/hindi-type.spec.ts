import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fieldOf, fillInAsleep, formOf, pageForms, submitOf } from './support/forms.ts';

/** Letters and joined forms of which the site's own words have none. */
const NEW = 'ॐऋषिकाळज्ञब्रह्मा';
const ARTICLE = '/profile/blogs/how-ai-is-transforming-digital-marketing';

const OURS = 'a font of the site';

/** The fonts that draw an element: what ours lack would be drawn by one of the machine's. */
async function fontsOf(element: Locator): Promise<string[]> {
  const page = element.page();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await element.evaluate((node) => node.setAttribute('data-looked-at', ''));
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-looked-at]',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node) => node.removeAttribute('data-looked-at'));
  return [...new Set(fonts.map((font) => (font.isCustomFont ? OURS : font.familyName)))];
}

test('an article in Hindi fetches the cut fonts only, and is set in them', {
  tag: '@desktop',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(ARTICLE);
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page.getByRole('heading', { level: 1 }))).toEqual([OURS]);
  const names = fetched.flatMap((url) => /anek-devanagari-(\w+)/.exec(url)?.[1] ?? []);
  expect(names.toSorted()).toEqual(['display', 'text']);
});

test('a page in Hindi is laid out as a whole once its type is there, and a part that is named is in sight', {
  tag: '@desktop',
}, async ({ page }) => {
  const waiting = () =>
    page
      .locator('section, footer')
      .evaluateAll((bands) =>
        bands.filter((band) => getComputedStyle(band).contentVisibility === 'auto').map(String),
      );
  await page.goto('/hi/policies/guarantee');
  await expect.poll(waiting).toEqual([]);

  await page.goto('/hi/policies/guarantee#paying');
  await expect(page.locator('#paying')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what a visitor typed in Hindi comes back in the type', { tag: '@desktop' }, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 422/);
    await page.goto('/');
    await fillInAsleep(formOf(page, 'hero'), {
      ...pageForms.hero.values(),
      name: NEW,
      number: '1',
    });
    const whole = page.waitForResponse(/anek-devanagari-devanagari/);
    await submitOf(formOf(page, 'hero')).click();
    await (await whole).finished();
    const again = fieldOf(page.getByRole('main').locator('form'), 'name');
    await expect(again).toHaveValue(NEW);
    await expect.poll(() => fontsOf(again)).toEqual([OURS]);
  });
});

test('Hinglish is set in the Latin type alone', { tag: '@desktop' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/profile/blogs/Lead-Capture-Mistake', { waitUntil: 'networkidle' });
  expect(fonts.filter((url) => url.includes('devanagari'))).toEqual([]);
  const body = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  for (const text of await page.locator('main [lang="hi-Latn"]').all()) {
    await expect(text).toHaveCSS('font-family', body);
  }
});
