import { expect, test } from './support/fixtures.ts';
import {
  expectFieldError,
  fillIn,
  fillInAsleep,
  formOf,
  samples,
  submitOf,
} from './support/forms.ts';
import { postWith } from './support/server.ts';

const ENDPOINT = '**/api/leads/comment';
const ARTICLE = '/profile/blogs/Fixing-Brand-Trust';

for (const path of ['/profile/blogs', ARTICLE]) {
  test(`on ${path} a comment is answered, stored with its page and passed on`, async ({
    page,
    server,
  }) => {
    await page.goto(path);
    const form = formOf(page, 'comment');
    const values = samples.comment();
    await fillIn(form, values);
    await submitOf(form).click();
    await expect(page.getByText('We read it; it is not published.').last()).toBeVisible();

    const name = values.name ?? '';
    const [lead] = await server.leadsWith(name);
    expect(lead?.fields).toMatchObject({ ...values, page: path });
    const post = await postWith(server.relays.comment, name);
    expect(post.json).toEqual({ data: [values] });
  });
}

test.describe('on an article', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(ARTICLE);
  });

  test('a comment of spaces: asks for both fields and sends nothing', async ({ page }) => {
    let posts = 0;
    await page.route(ENDPOINT, (route) => {
      posts += 1;
      return route.abort();
    });
    const form = formOf(page, 'comment');
    await fillIn(form, { name: 'Asha', comment: '   ' });
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toContainText('Please enter both name and comment.');
    await expectFieldError(form, 'comment', 'Please enter your comment.');
    expect(posts).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a comment is answered on a page that leads back', async ({ page, server }) => {
    await page.goto(ARTICLE);
    const form = formOf(page, 'comment');
    const values = samples.comment();
    await fillInAsleep(form, values);
    await submitOf(form).click();
    await expect(page.getByRole('status')).toHaveText('Thank you! Your comment was submitted.');
    await expect(page.getByText('We read it; it is not published.')).toBeVisible();
    await expect(page.locator('main').getByRole('link').last()).toHaveAttribute('href', ARTICLE);
    expect(await server.leadsWith(values.name ?? '')).toHaveLength(1);
  });
});
