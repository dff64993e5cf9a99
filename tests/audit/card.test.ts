import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findCard } from '../../src/audit/run/parts/card.ts';
import { siteRules } from '../../src/audit/run/visit.ts';
import { PAGE_URL, page } from './facts.ts';
import { fetcherFor, startSite } from './stand-in-site.ts';

/** What we draw of a picture that a page names for messengers. */
async function drawnOf(picture: Buffer) {
  const { network } = await startSite((request, response) => {
    if (request.url !== '/card') response.writeHead(404).end();
    else response.setHeader('content-type', 'image/png').end(picture);
  });
  const tools = { fetcher: fetcherFor(network), robot: 'TestAudit' };
  const rules = await siteRules(tools.fetcher, new URL(PAGE_URL), 'TestAudit');
  const head = '<meta property="og:image" content="/card">';
  const card = await findCard({ ...tools, rules, page: page({ head }) });
  return card === 'none' ? undefined : card.thumbnail;
}

const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

test('pictures that messengers show are drawn, and small ones come of the tallest', async () => {
  const thumbnail = await drawnOf(await blank(400, 30_000).png().toBuffer());
  const bytes = Buffer.from(thumbnail?.split(',')[1] ?? '', 'base64');
  expect((await sharp(bytes).metadata()).height).toBe(600);
  for (const format of ['jpeg', 'gif', 'webp', 'avif'] as const)
    expect(await drawnOf(await blank(64, 64).toFormat(format).toBuffer())).toMatch(/^data:image/);
});

test('no decoder sees anything else, drawings least of all, packed or not', async () => {
  const tiff = await blank(64, 64).tiff().toBuffer();
  for (const other of [drawn, gzipSync(drawn), tiff]) expect(await drawnOf(other)).toBeUndefined();
});

test('what only begins as a picture is none', async () => {
  const whole = await blank(64, 64).png().toBuffer();
  expect(await drawnOf(whole.subarray(0, 20))).toBeUndefined();
});
