import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvChunks } from '../../src/leads/desk/csv.ts';
import type { DeskFilter } from '../../src/leads/desk/filter.ts';
import { leadDesk } from '../../src/leads/desk/open-desk.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import { describeLeadDesk } from './desk-contract.ts';
import { explain } from './explain.ts';
import { fillDesk } from './fill-desk.ts';

describeLeadDesk('SQLite', openEmpty);

async function openEmpty() {
  const dir = await mkdtemp(join(tmpdir(), 'desk-'));
  const db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  return { db, shared: false, remove: () => rm(dir, { recursive: true }) };
}

const plans: [DeskFilter, index: RegExp][] = [
  // Ids in their order are the list in its order.
  [{}, /^SCAN leads USING INDEX sqlite_autoindex_leads_1$/],
  [{ state: 'called' }, /^SEARCH leads USING INDEX leads_state \(sales_state=\?\)$/],
  [{ form: 'comment' }, /^SEARCH leads USING INDEX leads_form \(form=\?\)$/],
  [{ campaign: 'diwali' }, /^SEARCH leads USING INDEX leads_campaign \(campaign=\?\)$/],
  [{ owner: 'Ravi' }, /^SEARCH leads USING INDEX leads_owner \(owner=\?\)$/],
  [{ from: '2026-11-22', to: '2026-11-22' }, /^SEARCH leads USING .+ \(id>\? AND id<\?\)$/],
  [{ reason: 'Price' }, /^SEARCH leads USING INDEX leads_lost_because \(lost_because=\?\)$/],
  [{ due: '2026-11-22' }, /COVERING INDEX leads_follow_up \(follow_up_on<\?\)/],
];

// SQLite keeps no figures about tables unless it is told to: it plans for few leads as for many.
test('SQLite answers every filter but words from an index', async () => {
  const { db, remove } = await openEmpty();
  for (const [filter, index] of plans) {
    expect(await explain(db, 'explain query plan', filter)).toMatch(index);
  }
  await db.destroy();
  await remove();
});

test('a table of leads has them all, newest first, however many pages they are, and figures count them', async () => {
  const { db, remove } = await openEmpty();
  await fillDesk(db, 1300, new Date('2026-11-22T10:00:00Z'));
  let table = '';
  const desk = leadDesk(db, false);
  for await (const chunk of csvChunks(desk, {})) table += chunk;
  const ids = table.match(/(?<=")[0-9a-f-]{36}(?=",)/g) ?? [];
  const kept = db.selectFrom('leads').select('id').where('sales_state', '<>', 'spam');
  const rows = await kept.orderBy('id', 'desc').execute();
  expect(ids).toEqual(rows.map(({ id }) => id));
  const hours = { days: [1], opens: '09:30', closes: '18:30', holidays: [] };
  const { all, tables } = await desk.figures('2026-11-20', '2026-11-22', hours);
  expect(all.leads).toBe((await kept.where('form', '<>', 'comment').execute()).length);
  expect(tables.week.map(({ name, leads }) => [name, leads])).toEqual([['2026-11-16', all.leads]]);
  await db.destroy();
  await remove();
});
