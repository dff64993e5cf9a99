import { expect, test } from './support/fixtures.ts';
import { fillIn, formOf, samples, submitOf } from './support/forms.ts';

// What stands in for an old browser alters styles, whose digests the policy names.
test.use({ bypassCSP: true });

/** iOS 15 and Chrome 100 know neither the attribute, nor its methods, nor its selector. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/ popover="\w+"/g, '')
      .replaceAll(':popover-open', ':unheard-of');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
});

test('without `popover` the menu is away, opens, leads on and closes', { tag: '@phone' }, async ({
  page,
}) => {
  const hamburger = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeHidden();
  await hamburger.tap();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await menu.locator('summary').first().tap();
  await expect(menu.getByRole('link', { name: /^Contact/ })).toBeVisible();
  await hamburger.tap();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('without `popover` a form sends and nothing lies over the page', { tag: '@phone' }, async ({
  page,
}) => {
  await expect(page.locator('#growth-popup')).toBeHidden();
  const form = formOf(page, 'hero');
  await fillIn(form, samples.inquiry());
  await submitOf(form).tap();
  await expect(page.getByText(/^Form submitted successfully!/).first()).toBeVisible();
});

test.describe('and without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu stands in the page, above the first heading', { tag: '@phone' }, async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.locator('summary').first().tap();
    await expect(menu.getByRole('link', { name: /^Contact/ })).toBeVisible();
    const box = await menu.boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
  });
});
