import { mailText } from '../../../src/leads/delivery/mail-text.ts';
import { expect, test } from './support/fixtures.ts';

const long = 'a.rather.long.address.without.a.break';

const { html } = mailText(
  {
    id: '019a9f00-1234-7abc-8def-0123456789ab',
    form: 'inquiry',
    submissionId: 's',
    follows: null,
    fields: {
      name: 'राजेश कुमार क्षत्रिय',
      email: `${long}@${long}.co.in`,
      number: '9876543210',
      message: `SEO Services\nकृपया शाम को फ़ोन करें। https://shop.in/${long}${long}`,
      source: '/services/seo-services',
    },
    attribution: { gclid: 'x', utm_campaign: long },
    audit: null,
    spam: null,
    spamSignals: [],
    receivedAt: new Date(),
  },
  { siteUrl: new URL('https://www.example.com'), inboxUrl: new URL('https://inbox.example.com') },
);

test('the lead mail fits a screen of 360 px, with buttons for fingers @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const name of ['Call', 'WhatsApp', 'Reply', 'Open in the inbox']) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
