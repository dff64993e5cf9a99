import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const OPENINGS = [
  'Fullstack Developer',
  'Business Development Manager',
  'Marketing Intern',
  'Graphic Designer',
  'Social Media Intern',
];

const openingsOf = (page: Page) => page.locator('#openings details');

test('the hero leads down to the openings', async ({ page }) => {
  await page.goto('/profile/career');
  await page.getByRole('link', { name: 'See the openings' }).click();
  await expect(page).toHaveURL(/#openings$/);
  await expect(page.locator('#openings h2')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('five openings in Delhi are closed, at most one opens, and a click on it closes it', async ({
    page,
  }) => {
    await page.goto('/profile/career');
    const openings = openingsOf(page);
    await expect(openings.locator('h3')).toHaveText(OPENINGS);
    for (const opening of await openings.all()) {
      await expect(opening.locator('summary')).toContainText('Delhi, India');
      await expect(opening.getByRole('link', { name: 'Apply Now' })).toBeHidden();
    }

    await openings.nth(0).locator('summary').click();
    await expect(openings.nth(0).getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await openings.nth(3).locator('summary').click();
    await expect(openings.nth(3).getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await expect(openings.nth(0).getByRole('link', { name: 'Apply Now' })).toBeHidden();

    await openings.nth(3).locator('summary').click();
    await expect(openings.nth(3).getByRole('link', { name: 'Apply Now' })).toBeHidden();
  });
});

test('Apply Now scrolls smoothly to the application', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/profile/career');
  const opening = openingsOf(page).first();
  await opening.locator('summary').click();
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        addEventListener('scroll', () => seen.push(scrollY));
        // Opening the row may have scrolled, too, and end late.
        addEventListener('scrollend', () => {
          const application = document.querySelector('#apply')?.getBoundingClientRect();
          if (application && application.top < innerHeight) resolve(seen);
        });
      }),
  );
  await opening.getByRole('link', { name: 'Apply Now' }).dispatchEvent('click');
  expect(new Set(await places).size).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { name: 'Send us something true' })).toBeInViewport();
});
