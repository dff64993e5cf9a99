import { expect, test } from './support/fixtures.ts';
import { scrollTo } from './support/scroll.ts';

test('the way back to the top shows past 300 px and not at 300', { tag: '@screens' }, async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await expect(button).toBeHidden();
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await scrollTo(page, 0);
  await expect(button).toBeHidden();
});

test('a click on it scrolls smoothly to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await scrollTo(page, 301);
  await page.evaluate(() => {
    Object.assign(window, { scrolledTo: [] });
    window.addEventListener('scroll', () => {
      (window as unknown as { scrolledTo: number[] }).scrolledTo.push(window.scrollY);
    });
  });
  await page.getByRole('button', { name: 'Back to the top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const stops = await page.evaluate(
    () => (window as unknown as { scrolledTo: number[] }).scrolledTo.length,
  );
  expect(stops, 'positions on the way').toBeGreaterThan(2);
});

test('with reduced motion it jumps', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await scrollTo(page, 301);
  await page.getByRole('button', { name: 'Back to the top' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('chat, and on large screens the social bar, open new tabs', { tag: '@screens' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const chat = page.getByRole('link', { name: isMobile ? /^WhatsApp/ : /^Chat with us/ });
  await expect(chat).toBeVisible();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noopener');

  const bar = page.locator('aside[aria-label="Follow us"]');
  await expect(bar).toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  for (const network of ['Instagram', 'Facebook', 'LinkedIn', 'YouTube']) {
    const link = bar.getByRole('link', { name: network });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', new RegExp(`${network.toLowerCase()}\\.com/`));
  }
});

test('a phone has call, WhatsApp and the free audit at hand', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await scrollTo(page, 2000);
  await expect(bar.getByRole('link')).toHaveCount(3);
  for (const link of await bar.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole('link', { name: 'free SEO audit!' }).tap();
  await expect(page).toHaveURL('/Contact');
});
