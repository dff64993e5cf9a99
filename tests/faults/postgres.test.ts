import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  commentsIn,
  type Postgres,
  type Relay,
  type Site,
  startPostgres,
  startRelay,
  startSite,
  startVisitors,
  waitFor,
} from '../helpers/index.ts';

let postgres: Postgres;
let relay: Relay;
let env: Record<string, string>;
let db: pg.Pool;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

beforeEach(async () => {
  relay = await startRelay();
  env = {
    DATABASE_URL: await postgres.newDatabase(),
    COMMENT_SHEET_URL: relay.url,
    LEADS_SHEET_RATE: '6000',
  };
  db = new pg.Pool({ connectionString: env.DATABASE_URL });
  db.on('error', () => {});
});
afterEach(async () => {
  await db.end();
  await relay.stop();
});

async function start(): Promise<Site> {
  const site = await startSite({ env, args: ['--api-only'] });
  onTestFinished(() => site.kill());
  return site;
}

const count = async (condition: string) =>
  Number((await db.query(`select count(*) from deliveries where ${condition}`)).rows[0].count);
const untilAllAreDelivered = () =>
  waitFor('every lead to be delivered', async () => (await count("state <> 'delivered'")) === 0);

/** No acknowledged lead is missing, and none was stored or delivered twice. */
async function expectNothingLostOrDoubled(
  acknowledged: readonly string[],
  repeatsAllowed: number,
): Promise<void> {
  const { rows } = await db.query('select id, submission_id from leads');
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(await count('true')).toBe(stored.size);
  const sent = commentsIn(relay.requests);
  expect(new Set(sent)).toEqual(new Set(rows.map((row) => row.submission_id)));
  const keys = relay.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys.length - new Set(keys).size).toBeLessThanOrEqual(repeatsAllowed);
}

test('PostgreSQL stopped and started under load: 503 meanwhile, then nothing lost or doubled', async () => {
  const site = await start();
  const visitors = startVisitors(4, () => site.url);
  await waitFor('leads before', () => visitors.acknowledged.length > 20);
  await postgres.stop();
  await waitFor('refusals', () => (visitors.statuses.get(503) ?? 0) > 5);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${site.url}/api/ready`)).status).toBe(503);
  const refused = await fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha', comment: 'While the database is away' }),
  });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);

  const before = visitors.acknowledged.length;
  await postgres.start();
  await waitFor('leads after', () => visitors.acknowledged.length > before + 20);
  await visitors.stop();
  expect([...visitors.statuses.keys()].toSorted()).toEqual([200, 503]);
  await untilAllAreDelivered();
  // What could not be noted while the database was away is noted afterwards, not sent again.
  await expectNothingLostOrDoubled(visitors.acknowledged, 0);
  expect(await site.stop()).toBe(0);
});

test('two servers on one database, one killed: nothing lost, and no lead delivered by both', async () => {
  const [doomed, survivor] = await Promise.all([start(), start()]);
  let urls = [doomed.url, survivor.url];
  const pickUrl = () => urls[Math.floor(Math.random() * urls.length)] ?? survivor.url;
  const visitors = startVisitors(6, pickUrl);
  await waitFor('leads at both', () => visitors.acknowledged.length > 60);
  await doomed.kill();
  urls = [survivor.url];
  const before = visitors.acknowledged.length;
  await waitFor('leads at the survivor', () => visitors.acknowledged.length > before + 20);
  await visitors.stop();

  await waitFor('all but the dead claims', async () => (await count("state = 'due'")) === 0);
  await sleep(300);
  // Their lease would end in half a minute; that it does is tested with the store.
  await db.query("update deliveries set lease_until = '2000' where state = 'claimed'");
  await untilAllAreDelivered();
  await expectNothingLostOrDoubled(visitors.acknowledged, 1);
});

test('an error of PostgreSQL is logged without the lead that it is about', async () => {
  const site = await start();
  await db.query("alter table leads add constraint no check (form <> 'comment')");
  const answer = await fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha Verma', comment: 'Confidential' }),
  });
  expect(answer.status).toBe(503);
  await waitFor('the log', () => site.logs.includes("the database can't be written"));
  expect(site.logs).toContain('violates check constraint');
  for (const secret of ['Asha', 'Confidential']) expect(site.logs).not.toContain(secret);
});
