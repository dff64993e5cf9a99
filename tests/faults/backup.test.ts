import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  leadsAt,
  newDatabaseDir,
  type Postgres,
  startNode,
  startPostgres,
  startSite,
  waitFor,
} from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const copies = longRun ? 20 : 1;

let dir: string;
let postgres: Postgres;

beforeAll(async () => {
  dir = await newDatabaseDir();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  await rm(dir, { recursive: true });
});

test.each(['SQLite', 'PostgreSQL'])(
  `${copies} copies of %s that are made while leads come in hold all that were acknowledged before`,
  async (kind) => {
    const url = kind === 'SQLite' ? `file:${join(dir, 'leads.db')}` : await postgres.newDatabase();
    const site = await startSite({ env: { DATABASE_URL: url }, args: ['--api-only'] });
    const acknowledged: string[] = [];
    let going = true;
    const visitor = async () => {
      while (going) {
        const answer = await fetch(`${site.url}/api/leads/comment`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ submission_id: crypto.randomUUID(), name: 'Asha', comment: 'Hi' }),
        });
        acknowledged.push((await answer.json()).id);
        await sleep(5);
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    for (let copy = 0; copy < copies; copy += 1) {
      const already = acknowledged.length;
      await waitFor('more leads', () => acknowledged.length > already + 50);
      const before = acknowledged.slice();
      const file = join(dir, `${kind}-${copy}.db`);
      const { exited, output } = startNode('src/leads/cli/main.ts', ['backup', file], site.env);
      expect(await exited, output()).toBe(0);
      expect(acknowledged.length, 'leads came in meanwhile').toBeGreaterThan(before.length);
      const held = new Set((await leadsAt(`file:${file}`)).map(({ id }) => id));
      expect(before.filter((id) => !held.has(id))).toEqual([]);
      const tried = startNode('src/leads/cli/main.ts', ['drill', file], site.env);
      expect(await tried.exited, tried.output()).toBe(0);
    }
    going = false;
    await Promise.all(visitors);
    await site.stop();
  },
  300_000,
);
