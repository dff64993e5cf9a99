import { expect, test } from './support/fixtures.ts';

test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference', withPopup: true });

test('home shows all it has, and nothing that could not work', { tag: '@screens' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back to the top' })).toBeHidden();

  const counters = page.getByRole('region', { name: 'What we count' }).locator('dd');
  await expect(counters).toHaveText([/^6\+/, /^50\+/, /^360\+/, /^100\+/]);

  for (const name of ['Our services', 'In their words', 'Made for their trade']) {
    const items = await page.getByRole('region', { name }).getByRole('listitem').all();
    expect(items.length, name).toBeGreaterThan(5);
    for (const item of items) {
      const { x = -1, width = 0 } = (await item.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  }

  const columns = page.getByRole('contentinfo').locator('details');
  await expect(columns).toHaveCount(5);
  for (const column of await columns.all()) {
    const fold = column.locator('summary');
    if (isMobile) await fold.tap();
    await expect(column.locator('a').last()).toBeVisible();
    if (isMobile) continue;
    // No stop of the keyboard that does nothing.
    await fold.focus();
    await expect(fold).not.toBeFocused();
  }
});

test('of six questions at most one is open, and a click on it closes it', async ({ page }) => {
  await page.goto('/');
  const questions = page
    .getByRole('region', { name: 'Asked on every first call' })
    .locator('details');
  await expect(questions).toHaveCount(6);
  const expectOpen = async (open?: number) => {
    for (const [index, question] of (await questions.all()).entries()) {
      await expect(question.locator('p')).toBeVisible({ visible: index === open });
    }
  };
  await expectOpen();
  await questions.nth(0).locator('summary').click();
  await expectOpen(0);
  await questions.nth(3).locator('summary').click();
  await expectOpen(3);
  await questions.nth(3).locator('summary').click();
  await expectOpen();
});
