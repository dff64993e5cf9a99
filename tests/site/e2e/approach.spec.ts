import { expect, test } from './support/fixtures.ts';

const STEPS = [
  'Research & Discovery',
  'Collaborative Planning',
  'Design & Build',
  'Live Reporting',
  'Return on Investment',
] as const;

test('each step shows its title, a description and a picture of its own', async ({ page }) => {
  await page.goto('/profile/OurApproach');
  const pictures = new Set<string>();
  for (const [index, title] of STEPS.entries()) {
    await page.getByRole('tab', { name: `Step ${index + 1} ${title}` }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(panel.locator('p')).not.toBeEmpty();
    pictures.add(await panel.locator('svg').innerHTML());
  }
  expect(pictures.size).toBe(STEPS.length);
});

test('Read More of each step leads to its long form', async ({ page }) => {
  await page.goto('/profile/OurApproach');
  for (const [index, title] of STEPS.entries()) {
    await page.getByRole('tab', { name: `Step ${index + 1} ${title}` }).click();
    const readMore = page.getByRole('link', { name: `Read More ${title}` });
    await expect(readMore).toHaveText(/^Read More/);
    await readMore.click();
    await expect(page).toHaveURL(new RegExp(`#section-${index + 1}$`));
    const detail = page.locator(`section#section-${index + 1}`);
    await expect(detail.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(detail).toContainText(title);
  }
});

test('the example’s figures agree with each other', async ({ page }) => {
  await page.goto('/profile/OurApproach');
  const rows = await page.locator('#section-4 tbody tr').allInnerTexts();
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    const [, spent = 0, enquiries = 0, each = 0] = (row.match(/[\d,]+/g) ?? []).map((figure) =>
      Number(figure.replaceAll(',', '')),
    );
    expect(each, row).toBe(Math.round(spent / enquiries));
  }
  await expect(page.locator('#section-5')).toContainText('₹3');
});
