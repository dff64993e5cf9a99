import { expect, test } from './support/fixtures.ts';
import { emptied, expectFieldError, expectValues, formOf, samples, send } from './support/forms.ts';
import { postWith } from './support/server.ts';

const ENDPOINT = '**/api/leads/comment';
const ARTICLE = '/profile/blogs/Fixing-Brand-Trust';

test('a comment is thanked for, stored with its page and passed on, and cleared', async ({
  page,
  server,
}) => {
  await page.goto(ARTICLE);
  const form = formOf(page, 'comment');
  const values = samples.comment();
  await send(form, values);
  await expect(form.getByRole('status')).toHaveText('Thank you! Your comment was submitted.');
  await expectValues(form, emptied(values));

  const name = values.name ?? '';
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
  await expect(form.getByRole('alert')).toBeFocused();
  await expectFieldError(form, 'comment', 'Please enter your comment.');
  expect(posts).toBe(0);
});
