import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fieldOf, formOf, submitOf } from './support/forms.ts';

/** Where an element ends, in px from the top of the window. */
const bottomOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

test.describe('on a cheap phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the first screen shows the slogan, the title of the form and its first field', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = await page.locator('.action-bar').evaluate((node) => node.getBoundingClientRect());
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Get a call from an expert' })).toBeVisible();
    expect(await bottomOf(fieldOf(formOf(page, 'hero'), 'name'))).toBeLessThan(bar.top);
  });

  test('the first service is unfolded, and the others unfold to all they had', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'Six ways up' }).locator('details');
    await expect(cards).toHaveCount(6);
    await expect(cards.first().getByRole('link')).toBeVisible();
    const last = cards.last();
    await expect(last.getByRole('link')).toBeHidden();
    await last.locator('summary').click();
    await expect(last.getByText('What you get')).toBeVisible();
    await expect(last.getByText('Why choose us')).toBeVisible();
    await expect(last.getByRole('link').last()).toBeVisible();
  });

  test('what we do for a trade unfolds below its row, as wide as the row', async ({ page }) => {
    await page.goto('/');
    const trades = page.getByRole('region', { name: 'We know your trade' }).getByRole('list');
    const headingOf = (name: string) => trades.getByRole('heading', { name });
    const sentenceOf = (name: string) =>
      trades
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .locator('.fold__content');
    await headingOf('Packaging').click();
    await expect(sentenceOf('Packaging')).toBeVisible();
    const row = await trades.evaluate((list) => list.clientWidth);
    const box = await sentenceOf('Packaging').boundingBox();
    expect(box?.width).toBeCloseTo(row, 0);
    expect(await bottomOf(headingOf('Scientific Instruments'))).toBeLessThan(box?.y ?? 0);
    await headingOf('Printing').click();
    await expect(sentenceOf('Packaging')).toBeHidden();
    await expect(sentenceOf('Printing')).toBeVisible();
  });
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`the button of the form is in sight at ${width} x ${height}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(submitOf(formOf(page, 'hero'))).toBeInViewport({ ratio: 1 });
  });
}

for (const [title, width, files] of [
  ['a phone shows the strip and does not fetch the whole drawing', 412, 0],
  ['a wide screen fetches the whole drawing', 1280, 1],
] as const) {
  test(title, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('/drawings/screen.'))).toHaveLength(files);
    await expect(page.locator('.hero__screen > svg')).toBeVisible({ visible: files === 0 });
  });
}

test('a service card is pressed as a whole', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page
    .locator('.service-card')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL('/services/digital-marketing-services');
});
