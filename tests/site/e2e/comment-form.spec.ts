import { expect, test } from './support/fixtures.ts';
import {
  expectFieldError,
  fieldOf,
  fillInAsleep,
  formOf,
  samples,
  send,
  submitOf,
} from './support/forms.ts';
import { postWith } from './support/server.ts';

const ENDPOINT = '**/api/leads/comment';
const ARTICLE = '/profile/blogs/Fixing-Brand-Trust';

test('a comment is answered, stored with its page and passed on', async ({ page, server }) => {
  await page.goto(ARTICLE);
  const values = samples.comment();
  await send(formOf(page, 'comment'), values);
  const name = values.name ?? '';
  await expect(page.getByRole('heading', { name: `Thank you, ${name}.` })).toBeVisible();
  await expect(page.getByText('We read it; it is not published.').last()).toBeVisible();

  const [lead] = await server.leadsWith(name);
  expect(lead?.fields).toMatchObject({ ...values, page: ARTICLE });
  const post = await postWith(server.relays.comment, name);
  expect(post.json).toEqual({ data: [values] });
});

test('a comment of spaces: asks for both fields and sends nothing', async ({ page }) => {
  let posts = 0;
  await page.route(ENDPOINT, (route) => {
    posts += 1;
    return route.abort();
  });
  await page.goto(ARTICLE);
  const form = formOf(page, 'comment');
  await send(form, { name: 'Asha', comment: '   ' });
  await expect(form.getByRole('alert')).toContainText('Please enter both name and comment.');
  await expectFieldError(form, 'comment', 'Please enter your comment.');
  await expect(fieldOf(form, 'comment')).toBeFocused();
  expect(posts).toBe(0);
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
