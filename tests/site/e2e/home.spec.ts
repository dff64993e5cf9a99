import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { formOf, submitOf } from './support/forms.ts';

/** Where an element ends, in px from the top of the window. */
const bottomOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

test.describe('on a cheap phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the first two services are unfolded, the others unfold to all they had, and a trade below its row, as wide as the row', async ({
    page,
  }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'Six ways up' }).locator('details');
    await expect(cards).toHaveCount(6);
    for (const card of [cards.first(), cards.nth(1)]) {
      await expect(card.getByRole('link').last()).toBeVisible();
    }
    const last = cards.last();
    await expect(last.getByRole('link')).toBeHidden();
    await last.locator('summary').click();
    await expect(last.getByText('What you get')).toBeVisible();
    await expect(last.getByText('Why choose us')).toBeVisible();
    await expect(last.getByRole('link').last()).toBeVisible();

    const trades = page.getByRole('region', { name: 'We know your trade' }).getByRole('list');
    const headingOf = (name: string) => trades.getByRole('heading', { name });
    const sentenceOf = (name: string) =>
      trades
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .locator('.fold > p');
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

for (const path of ['/', '/hi']) {
  test(`the first screen of ${path} on a phone and on laptops has the slogan, the address field and the three promises`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const [width, height, hasForm] of [
      [360, 780, false],
      [1280, 720, true],
      [1366, 768, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = page.locator('.action-bar');
      const end = hasForm ? height : await bar.evaluate((node) => node.getBoundingClientRect().top);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const form = page.locator('.address-form');
      for (const part of [form, form.locator('button'), page.locator('.hero__promises')]) {
        expect(await bottomOf(part), `at ${width} x ${height}`).toBeLessThan(end);
      }
      if (hasForm) await expect(submitOf(formOf(page, 'hero'))).toBeInViewport({ ratio: 1 });
    }
    // Between phones and laptops the way to a proposal gives way, and an address can be read as it is typed.
    await page.setViewportSize({ width: 1024, height: 768 });
    const field = await page.locator('.address-form input[name=address]').boundingBox();
    expect(field?.width).toBeGreaterThan(200);
  });
}

for (const [title, width, file] of [
  ['a phone fetches the strip of the drawing alone', 412, 'strip'],
  ['a wide screen fetches the whole drawing alone', 1280, 'screen'],
] as const) {
  test(title, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const drawings = asked.flatMap((url) => /\/drawings\/(strip|screen)\./.exec(url)?.[1] ?? []);
    expect(drawings).toEqual([file]);
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
