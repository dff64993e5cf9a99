import sharp from 'sharp';
import { startSite } from '../../helpers/index.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { expect, test } from './support/fixtures.ts';

const drawing = '.your-jaali__drawing';

test('a name has its jaali at an address, however it is written, with ways to send it on', {
  tag: '@screens',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/jaali/khanna%20%20tiles');
  const drawn = await page.locator(drawing).innerHTML();
  await page.goto('/jaali/Khanna%20Tiles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jaali of Khanna Tiles');
  await expect(page).toHaveTitle(/^Jaali of Khanna Tiles \|/);
  expect(await page.locator(drawing).innerHTML()).toBe(drawn);
  await expectAccessible(page);

  const message = page.getByRole('link', { name: 'Send it on WhatsApp' });
  const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/:\nhttps?:\/\/[^/]+\/jaali\/Khanna%20Tiles$/);
  await page.getByRole('link', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Khanna%20Tiles$/);
});

test('a Hindi name is said in Hindi, and has a card for messengers, which search engines leave alone', async ({
  page,
  request,
}) => {
  const path = `/jaali/${encodeURIComponent('शर्मा जी की मिठाई')}`;
  const answer = await page.goto(path);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('h1 [lang="hi"]')).toHaveText('शर्मा जी की मिठाई');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(card ?? '').pathname).toBe(`${path}/card.png`);
  const [first, second] = await Promise.all([
    request.get(`${path}/card.png`),
    request.get(`${path}/card.png`),
  ]);
  const picture = await first?.body();
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(await second?.body()).toEqual(picture);
  for (const word of ['Sharma', 'W'.repeat(60)]) {
    const drawn = await request.get(`/jaali/${word}/card.png`);
    expect(drawn.headers()['content-type'], word).toBe('image/png');
  }
});

test('what is no name is drawn for nobody, and nobody has endless names drawn', async ({
  request,
}) => {
  for (const typed of ['<script>', '123', 'a'.repeat(61), '..%2F..']) {
    for (const end of ['', '/card.png']) {
      const path = `/jaali/${encodeURIComponent(typed)}${end}`;
      expect((await request.get(path)).status(), path).toBe(404);
    }
  }
  const site = await startSite();
  const statuses = [];
  for (let each = 0; each < 31; each += 1) {
    statuses.push((await fetch(`${site.url}/jaali/${each % 2 ? '1' : '2'}`)).status);
  }
  await site.stop();
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
});
