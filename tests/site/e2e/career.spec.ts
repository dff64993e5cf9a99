import { expect, test } from './support/fixtures.ts';

test('Apply Now scrolls smoothly to the application', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/profile/career');
  const opening = page.locator('#openings details').first();
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
