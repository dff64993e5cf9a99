import type { Locator, Page } from '@playwright/test';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const banner = (page: Page) => page.getByRole('region', { name: 'Our services' });
const quotes = (page: Page) => page.getByRole('region', { name: 'In their words' });
const showcase = (page: Page) => page.getByRole('region', { name: 'Made for their trade' });
const slogan = (page: Page) => page.getByRole('region', { name: 'Our slogan' });
const marquees = [
  ['/', [banner, quotes, showcase]],
  ['/profile/whoweare', [slogan]],
] as const;

const tracksOf = (section: Locator) => section.locator('.marquee__track');

/** How far a strip moves within ten frames, in px. */
function movement(track: Locator): Promise<{ x: number; y: number }> {
  return track.evaluate(async (element) => {
    const before = element.getBoundingClientRect();
    const scrolled = window.scrollY;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    const after = element.getBoundingClientRect();
    return { x: after.x - before.x, y: after.y - before.y + window.scrollY - scrolled };
  });
}

async function moves(section: Locator): Promise<boolean> {
  const { x, y } = await movement(tracksOf(section).first());
  return x !== 0 || y !== 0;
}

test('a strip moves, and its switch stops it and lets it go', async ({ page }) => {
  for (const [path, strips] of marquees) {
    await page.goto(path);
    for (const find of strips) {
      const section = find(page);
      const pause = section.getByRole('checkbox', { name: 'Pause the movement' });
      await section.scrollIntoViewIfNeeded();
      await expect.poll(() => moves(section)).toBe(true);
      await pause.check();
      await page.mouse.move(0, 0);
      expect(await moves(section)).toBe(false);
      await pause.uncheck();
      await page.mouse.move(0, 0);
      expect(await moves(section)).toBe(true);
    }
  }
  await expect(slogan(page).getByRole('listitem')).toHaveCount(1);
  expect(await slogan(page).locator('li').count()).toBeGreaterThan(4);
});

test('each strip says every item once to a screen reader, pauses under the pointer and resumes when it leaves', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await expect(banner(page).getByRole('listitem')).toHaveCount(6);
  await expect(quotes(page).getByRole('listitem')).toHaveCount(6);
  await expect(showcase(page).getByRole('listitem')).toHaveCount(namesIn('content/projects').size);
  await expect(quotes(page).getByRole('listitem').first()).toContainText('Client');
  const section = quotes(page);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => moves(section)).toBe(true);
  await section.locator('.marquee').first().hover();
  expect(await moves(section)).toBe(false);
  await page.mouse.move(0, 0);
  expect(await moves(section)).toBe(true);
});

test('the showcase columns move against each other, and a strip never runs out: a round ends as it began', {
  tag: '@screens',
}, async ({ page }) => {
  await page.goto('/');
  const section = showcase(page);
  await section.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(() => moves(section)).toBe(true);
  const first = await movement(tracksOf(section).nth(0));
  const second = await movement(tracksOf(section).nth(1));
  expect(first.y * second.y, `${first.y} px and ${second.y} px`).toBeLessThan(0);

  const strip = quotes(page);
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => moves(strip)).toBe(true);
  const [begin, end] = await tracksOf(strip).evaluate((track) => {
    const [animation] = track.getAnimations();
    if (!animation?.effect) throw new Error('The strip is not animated.');
    animation.pause();
    const round = Number(animation.effect.getComputedTiming().duration);
    return [0, round - 0.01].map((time) => {
      animation.currentTime = time;
      return [...track.querySelectorAll('li')]
        .map((item) => ({ x: item.getBoundingClientRect().x, text: item.textContent }))
        .filter(({ x }) => x >= 0 && x < window.innerWidth)
        .map(({ x, text }) => `${text} at ${Math.round(x)}`);
    });
  });
  expect(begin?.length).toBeGreaterThan(0);
  expect(end).toEqual(begin);
});

test('with reduced motion no strip moves nor needs a switch, each item stands there once, and nothing runs for ever', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const find of [banner, quotes, showcase]) {
    const section = find(page);
    await section.scrollIntoViewIfNeeded();
    expect(await moves(section)).toBe(false);
    await expect(section.getByRole('checkbox')).toBeHidden();
    await expect(section.locator('ul[inert]')).toHaveCount(0);
  }
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(endless).toEqual([]);
});
