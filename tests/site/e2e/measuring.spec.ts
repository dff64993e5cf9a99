import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { siteDetails } from '../../helpers/site-details.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { hiddenStops } from '../accessibility/focus-walk.ts';
import {
  askAgainOf,
  clickWithoutLeaving,
  noOf,
  openAfter,
  overlap,
  questionOf,
  yesOf,
} from './support/consent.ts';
import { expect } from './support/fixtures.ts';
import { fieldOf, formOf, samples, send, type Values } from './support/forms.ts';
import { ANALYTICS_ID, dataLayerOf, test } from './support/measured-site.ts';
import type { Watch } from './support/watch.ts';

/** One build serves all tests of this file. */
test.describe.configure({ mode: 'default' });

const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`;
const HIT = 'https://region1.google-analytics.com/g/collect';
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const firstCommands = [
  ['consent', 'default', denied],
  ['consent', 'update', { analytics_storage: 'granted' }],
  ['js', expect.any(Date)],
  ['config', ANALYTICS_ID],
];

/** The last is a laptop's, enlarged four times: there the question stands in the page, not over it. */
const usualScreens = [
  [390, 844],
  [1280, 800],
  [320, 256],
] as const;

const screens = process.env.ALL_SCREENS
  ? ([[320, 640], ...usualScreens, [768, 1024], [992, 700], [1920, 1080]] as const)
  : usualScreens;

/** After a yes Google may be asked; only what its stand-in answers. */
function letGoogleIn(trouble: Watch): void {
  trouble.expect(/^foreign: https:\/\/(?:www\.googletagmanager|region1\.google-analytics)\.com\//);
}

const googleCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('_ga'));

test.describe('a site that measures visits', { tag: '@desktop' }, () => {
  test('asks nothing of Google before an answer, whatever is clicked', async ({ page, google }) => {
    await page.goto('/');
    await expect(questionOf(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await clickWithoutLeaving(page, '.site-header__action');
    await clickWithoutLeaving(page, '.chat-link');
    await expect(questionOf(page)).toBeVisible();
    expect(google.requests).toEqual([]);
    expect(await dataLayerOf(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the pages of reports, whose addresses are secrets, measure nothing', async ({
    request,
  }) => {
    const answer = await request.post('/api/audits', { form: { address: 'no address' } });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).not.toMatch(/data-analytics-id|dataLayer|googletagmanager/);
  });

  test('a yes loads the tag, denied first, and holds on the next page', async ({
    page,
    google,
    trouble,
  }) => {
    letGoogleIn(trouble);
    await page.goto('/');
    await yesOf(page).click();
    await expect(questionOf(page)).toBeHidden();
    await expect.poll(() => google.requests).toEqual([SCRIPT, `${HIT}?en=page_view`]);
    expect(await dataLayerOf(page)).toEqual(firstCommands);

    await page.waitForLoadState('networkidle');
    await page.goto('/Contact');
    await expect.poll(() => google.requests).toHaveLength(4);
    await expect(questionOf(page)).toBeHidden();
    expect(await dataLayerOf(page)).toEqual(firstCommands);
  });

  test('a no is as near, loads nothing, and holds on the next page', async ({ page, google }) => {
    await page.goto('/');
    const [yes, no] = [await yesOf(page).boundingBox(), await noOf(page).boundingBox()];
    expect({ width: yes?.width, height: yes?.height }).toEqual({
      width: no?.width,
      height: no?.height,
    });
    await noOf(page).click();
    await expect(questionOf(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    await page.goto('/Contact');
    await expect(askAgainOf(page)).toBeVisible();
    await expect(questionOf(page)).toBeHidden();
    expect(google.requests).toEqual([]);
  });

  test('a yes taken back stops at once, deletes the cookies, and can be given again', async ({
    page,
    context,
    google,
    trouble,
  }) => {
    letGoogleIn(trouble);
    await openAfter('yes', page);
    await expect.poll(() => googleCookies(context)).toHaveLength(2);
    await askAgainOf(page).click();
    await expect(questionOf(page)).toBeFocused();
    await expect(questionOf(page)).toContainText('You said yes.');
    await noOf(page).click();
    await expect(questionOf(page)).toBeHidden();
    await expect(askAgainOf(page)).toBeFocused();
    expect(await googleCookies(context)).toEqual([]);
    expect((await dataLayerOf(page)).at(-1)).toEqual(['consent', 'update', denied]);

    // Google's script still runs here: what it sends now, the browser refuses.
    const asked = google.requests.length;
    trouble.expect(/Content Security Policy/);
    trouble.expect(/^failed: https:\/\/region1\.google-analytics\.com\/g\/collect .*csp/);
    const sent = page.evaluate((hit) => fetch(hit, { method: 'POST' }).then(() => 'sent'), HIT);
    await expect(sent).rejects.toThrow('Failed to fetch');
    await clickWithoutLeaving(page, '.site-header__action');
    expect((await dataLayerOf(page)).at(-1)).toEqual(['consent', 'update', denied]);
    expect(google.requests).toHaveLength(asked);

    await askAgainOf(page).click();
    await expect(questionOf(page)).toContainText('You said no.');
    await yesOf(page).click();
    await expect.poll(() => google.requests.length).toBe(asked + 2);
    expect(await dataLayerOf(page)).toEqual(firstCommands);
  });

  test('a yes taken back in one tab stops the others', async ({ page, context, trouble }) => {
    letGoogleIn(trouble);
    await openAfter('yes', page);
    await expect.poll(() => dataLayerOf(page)).toHaveLength(firstCommands.length);
    const other = await context.newPage();
    await other.goto('/Contact');
    await askAgainOf(other).click();
    await noOf(other).click();
    await expect
      .poll(async () => (await dataLayerOf(page)).at(-1))
      .toEqual(['consent', 'update', denied]);
  });

  test('an answer of last year is asked for again, and its cookies are gone', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: baseURL }]);
    await page.addInitScript(() => localStorage.setItem('measuring consent', 'yes 2024-11-20'));
    await page.goto('/');
    await expect(questionOf(page)).toBeVisible();
    expect(await googleCookies(context)).toEqual([]);
  });

  test('Global Privacy Control is a no without a question', async ({ page, google }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('measuring consent', `yes ${new Date().toISOString().slice(0, 10)}`);
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(questionOf(page)).toBeHidden();
    await expect(askAgainOf(page)).toBeHidden();
    expect(google.requests).toEqual([]);
  });

  test('the keyboard comes to the question first, and answers it', async ({ page }) => {
    await page.goto('/');
    await expect(questionOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(questionOf(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(noOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(questionOf(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `${siteDetails.name}, home page` })).toBeFocused();
  });

  test('on every screen the question is accessible, and nothing that matters is hidden below it', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(questionOf(page)).toBeVisible();
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const part of ['.site-header', '.action-bar', '.chat-link']) {
        expect(await overlap(page, part), `${part} at ${width} px`).toBe(0);
      }
      await expectAccessible(page, `at ${width} px`, { only: '.consent' });
    }
    await page.goto('/Contact');
    await expect(questionOf(page)).toBeVisible();
    for (const [width, height] of screens.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      expect(await hiddenStops(page), `at ${width} px`).toEqual([]);
    }
  });

  test('the script for all this weighs less than 2 KB', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const code = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, text = '']) => text)
      .find((text) => text.includes('dataLayer'));
    const { length } = gzipSync(code ?? '', { level: 9 });
    expect(length).toBeGreaterThan(500);
    expect(length).toBeLessThan(2048);
  });
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing measures, so nothing is asked', async ({ page }) => {
    await page.goto('/');
    await expect(questionOf(page)).toBeHidden();
    await expect(askAgainOf(page)).toBeHidden();
  });
});

test.describe('after a yes Google hears of', { tag: '@desktop' }, () => {
  test.beforeEach(({ trouble }) => {
    letGoogleIn(trouble);
    // Pages are left before all of them is there.
    trouble.expect(/net::ERR_ABORTED/);
  });

  test('each click for an audit, a proposal, a call or a chat, and of no other', async ({
    page,
  }) => {
    const laptop = page.viewportSize() ?? { width: 0, height: 0 };
    for (const [screen, path, clicks] of [
      [
        'a laptop',
        '/',
        [
          ['.site-header__action', 'audit_click', 'header'],
          ['.hero a.button', 'proposal_click', 'hero'],
          ['.closing .button', 'audit_click', 'closing'],
          ['.site-footer a[href^="tel:"]', 'call_click', 'footer'],
          ['.chat-link', 'chat_click', 'corner'],
        ],
      ],
      [
        'a phone',
        '/',
        [
          ['.action-bar a[href^="tel:"]', 'call_click', 'bar'],
          ['.action-bar a[href^="https://wa.me"]', 'chat_click', 'bar'],
          ['.action-bar__audit', 'audit_click', 'bar'],
        ],
      ],
      [
        'a laptop',
        '/services/ads-management-services',
        [['.service-hero a.button', 'proposal_click', 'hero']],
      ],
      ['a laptop', '/Contact', [['#main a[href^="tel:"]', 'call_click', 'page']]],
      // No other link, and no shared article.
      [
        'a laptop',
        '/profile/blogs/Fixing-Brand-Trust',
        [['a[href^="https://wa.me/?"]'], ['.site-footer a[href="/Contact"]']],
      ],
    ] as const) {
      await page.setViewportSize(screen === 'a phone' ? { width: 390, height: 844 } : laptop);
      await openAfter('yes', page, path);
      for (const [selector] of clicks) await clickWithoutLeaving(page, selector);
      expect((await dataLayerOf(page)).slice(firstCommands.length), `${path}, ${screen}`).toEqual(
        clicks
          .filter(([, name]) => name)
          .map(([, name, place]) => ['event', name, { form: undefined, place, page_path: path }]),
      );
    }
  });

  test('each form that was taken, of none that was refused, and of nothing that was typed', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/503/);
    await page.route(
      '**/api/leads/inquiry',
      (route) => route.fulfill({ status: 503, json: { ok: false, message: 'Not now.' } }),
      { times: 1 },
    );
    await openAfter('yes', page);
    const form = formOf(page, 'hero');
    await send(form, samples.inquiry());
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(fieldOf(form, 'name')).not.toHaveValue('');
    expect(await dataLayerOf(page)).toHaveLength(firstCommands.length);

    for (const [id, path, values, name, form, place] of [
      ['hero', '/', samples.inquiry(), 'generate_lead', 'inquiry', 'hero'],
      ['comment', '/profile/blogs', samples.comment(), 'comment_post', 'comment', 'page'],
    ] as const) {
      if (id === 'comment') await openAfter('yes', page, path);
      await sendAndHear(page, id, values, [name, { form, place, page_path: path }]);
    }
  });

  test.describe('the popup', () => {
    test.use({ withPopup: true });

    test('generate_lead once its form was taken', async ({ page }) => {
      await openAfter('yes', page);
      await page.getByRole('button', { name: 'Request a call' }).click();
      await sendAndHear(page, 'callback', samples.callback(), [
        'generate_lead',
        { form: 'callback', place: 'popup', page_path: '/' },
      ]);
    });
  });

  test('a container gets its start and its events in the way of Tag Manager', async ({
    page,
    google,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(ANALYTICS_ID, 'GTM-TEST123');
      return route.fulfill({ response, body });
    });
    await openAfter('yes', page);
    await clickWithoutLeaving(page, '.site-header__action');
    expect(google.requests[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST123');
    expect(await dataLayerOf(page)).toEqual([
      ...firstCommands.slice(0, 2),
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { event: 'audit_click', form: undefined, place: 'header', page_path: '/' },
    ]);
  });
});

/** Sends a form and asserts that Google hears this event, once, and nothing that was typed. */
async function sendAndHear(
  page: Page,
  id: string,
  typed: Values,
  event: readonly unknown[],
): Promise<void> {
  await send(formOf(page, id), typed);
  await expect.poll(() => dataLayerOf(page)).toHaveLength(firstCommands.length + 1);
  const told = await dataLayerOf(page);
  expect(told.at(-1)).toEqual(['event', ...event]);
  for (const value of Object.values(typed)) expect(JSON.stringify(told)).not.toContain(value);
}
