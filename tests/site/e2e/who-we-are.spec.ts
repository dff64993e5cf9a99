import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const path = '/profile/whoweare';

const cardOf = (page: Page) => page.getByRole('link', { name: /^The code desk/ });
const tiltOf = (card: Locator) =>
  card.evaluate((element: HTMLElement) => ({
    x: element.style.getPropertyValue('--tilt-x'),
    y: element.style.getPropertyValue('--tilt-y'),
    tilted: element.classList.contains('is-tilted'),
  }));

/** Moves the pointer to a place in the card, in px from its centre as it rests. */
async function pointAt(page: Page, card: Locator, dx: number, dy: number): Promise<void> {
  const box = await card.locator('..').boundingBox();
  if (!box) throw new Error('The card is not there.');
  await page.mouse.move(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
}

test('a card tilts by a tenth of the offset, at most 15 degrees, and leaving resets it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(path);
  const card = cardOf(page);
  await card.scrollIntoViewIfNeeded();
  const still = await card.evaluate((element) => getComputedStyle(element).backgroundColor);

  await pointAt(page, card, 50, -30);
  const { x, y, tilted } = await tiltOf(card);
  expect(Number.parseFloat(y)).toBeCloseTo(5, 0);
  expect(Number.parseFloat(x)).toBeCloseTo(3, 0);
  expect(tilted).toBe(true);
  await expect
    .poll(() => card.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(still);

  await pointAt(page, card, 165, 0);
  expect(Number.parseFloat((await tiltOf(card)).y)).toBe(15);

  await page.mouse.move(5, 5);
  expect(await tiltOf(card)).toEqual({ x: '', y: '', tilted: false });
});

test('below 992 px, and with reduced motion, no card tilts', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [width, reducedMotion] of [
    [991, 'no-preference'],
    [1280, 'reduce'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    const card = cardOf(page);
    await card.scrollIntoViewIfNeeded();
    await pointAt(page, card, 50, 10);
    await expect(card).toHaveCSS('transform', 'none');
  }
});

test('a typed name draws its own jaali, the same each time, and is saved as a picture', async ({
  page,
}) => {
  await page.goto(path);
  const field = page.getByLabel('Name of your firm');
  const drawn = async (name: string) => {
    await field.fill(name);
    const card = page.getByRole('img', { name: `Jaali of ${name}` });
    await expect(card).toBeVisible();
    return card.innerHTML();
  };
  const ours = await page.getByRole('img', { name: /^Jaali of/ }).innerHTML();
  const theirs = await drawn('Khanna Tiles');
  expect(theirs).not.toBe(ours);
  expect(await drawn('khanna  tiles')).toBe(theirs);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toBe('jaali-khanna-tiles.png');
});
