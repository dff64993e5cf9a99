import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const questionsOf = (page: Page) =>
  page.getByRole('region', { name: 'Asked on every first call' }).locator('details');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('six questions are closed, at most one opens, and a click on it closes it', async ({
      page,
    }) => {
      await page.goto('/');
      const questions = questionsOf(page);
      await expect(questions).toHaveCount(6);
      for (const question of await questions.all()) {
        await expect(question.locator('p')).toBeHidden();
      }

      await questions.nth(0).locator('summary').click();
      await expect(questions.nth(0).locator('p')).toBeVisible();
      await questions.nth(3).locator('summary').click();
      await expect(questions.nth(3).locator('p')).toBeVisible();
      await expect(questions.nth(0).locator('p')).toBeHidden();

      await questions.nth(3).locator('summary').click();
      await expect(questions.nth(3).locator('p')).toBeHidden();
    });
  });
}
