import sharp from 'sharp';
import { checks } from '../../../src/audit/checks/index.ts';
import type { Outcomes } from '../../../src/audit/judge.ts';
import { stages } from '../../../src/audit/kinds.ts';
import { fail, pass } from '../../../src/audit/outcome.ts';
import { type AuditStore, auditStore } from '../../../src/audit/storage/audit-store.ts';
import type { RunClaim } from '../../../src/audit/storage/claims.ts';
import { parseDatabase } from '../../../src/platform/database/database.ts';
import { openTables } from '../../../src/platform/database/open-tables.ts';
import { leadsAt, startSite } from '../../helpers/index.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { test as base, expect } from './support/fixtures.ts';

interface Audits {
  readonly url: string;
  readonly databaseUrl: string;
  readonly store: AuditStore;
}

/** A server that does no run itself: the tests do them, step by step. */
const test = base.extend<{ audits: Audits }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
  audits: async ({}, use) => {
    const site = await startSite({ env: { AUDIT: 'off' } });
    const databaseUrl = String(site.env.DATABASE_URL);
    const database = parseDatabase(databaseUrl);
    if (!database) throw new Error('The site has no database.');
    const tables = await openTables(database);
    await use({ url: site.url, databaseUrl, store: auditStore(tables, false) });
    await tables.destroy();
    await site.stop();
  },
  baseURL: async ({ audits }, use) => use(audits.url),
});

/** A run that somebody has asked for, and that has begun, with the key that deletes it. */
async function begin(store: AuditStore, host: string): Promise<RunClaim & { deleteKey: string }> {
  const asked = await store.admit({ url: `https://${host}/`, visitor: host });
  const claim = await store.claim('test');
  if (asked.kind !== 'queued' || claim?.id !== asked.id) throw new Error('No run has begun.');
  await store.append(claim, { kind: 'stage', stage: 'opening' });
  return { ...claim, deleteKey: asked.deleteKey };
}

const outcomes = {
  ...Object.fromEntries(checks.map(({ id }) => [id, pass()])),
  viewport: fail({ evidence: [{ url: 'https://shop.example/', found: '<b>bold</b>' }] }),
};

async function end(store: AuditStore, claim: RunClaim, found: Outcomes = outcomes) {
  for (const stage of stages.slice(1)) await store.append(claim, { kind: 'stage', stage });
  await store.append(claim, { kind: 'found', outcomes: found });
  await store.append(claim, { kind: 'done' });
}

test('a report opens part by part, and leaves alone what somebody reads and types', async ({
  page,
  audits,
}) => {
  const claim = await begin(audits.store, 'one.example');
  await page.goto(`/seo-audit/${claim.id}`);
  const status = page.getByRole('status');
  await expect(status).toContainText('Reading one.example');
  const call = page.getByRole('form', { name: 'Call me' });
  await call.getByLabel('Your name').fill('Asha Verma');
  const group = page.locator('summary', { hasText: 'Does it work on a phone?' });
  await group.click();

  await end(audits.store, claim);
  await expect(status).toContainText(/The report is ready: \d+ of 100/);
  await expect(page.locator('.repair')).toHaveCount(1);
  await expect(page.locator('.repair')).toContainText('<b>bold</b>');
  await expect(page.locator('details[open]', { has: group })).toContainText('To repair');
  await expect(group).toBeFocused();
  await expect(call.getByLabel('Your name')).toHaveValue('Asha Verma');
  await expectAccessible(page);

  await call.getByLabel('Phone number').fill('9876543210');
  await call.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha Verma.');
  const [lead] = await leadsAt(audits.databaseUrl);
  expect(lead?.audit).toMatchObject({ url: 'https://one.example/', repairs: [expect.any(String)] });
});

test('a finished report has a card of its own for messengers, drawn once, and gone with it', async ({
  request,
  audits,
}) => {
  const claim = await begin(audits.store, 'xn--11b7ah1gn.xn--h2brj9c');
  const card = `/seo-audit/${claim.id}/card.png`;
  const report = async () => (await request.get(`/seo-audit/${claim.id}`)).text();
  expect(await report()).not.toContain('og:image');
  expect((await request.get(card)).status()).toBe(404);
  expect((await request.get('/seo-audit/nobody-has-this-one00/card.png')).status()).toBe(404);

  await end(audits.store, claim);
  expect(await report()).toMatch(
    new RegExp(`<meta property="og:image" content="https?://[^/"]+${card}">`),
  );
  const [first, second] = await Promise.all([request.get(card), request.get(card)]);
  expect(first?.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-robots-tag': 'noindex',
  });
  const picture = await first?.body();
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(await second?.body()).toEqual(picture);

  expect(await audits.store.delete(claim.id, claim.deleteKey)).toBe(true);
  expect((await request.get(card)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes again by itself until the report is there; with many faults it prints on two sheets', async ({
    page,
    audits,
  }) => {
    const claim = await begin(audits.store, 'two.example');
    await page.goto(`/seo-audit/${claim.id}`);
    await expect(page.getByRole('status')).toContainText('Reading two.example');
    const evidence = [{ url: claim.url, line: 7, found: 'What stood there. '.repeat(8) }];
    const faults = checks.filter(({ weight }) => weight > 0).slice(0, 20);
    const many = Object.fromEntries(faults.map(({ id }) => [id, fail({ evidence })]));
    await end(audits.store, claim, { ...outcomes, ...many });
    await expect(page.locator('.result__score')).toBeVisible();
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});
