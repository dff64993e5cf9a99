import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeskFilter } from '../../src/leads/desk/lead-desk.ts';
import { openTables } from '../../src/storage/open-tables.ts';
import { describeLeadDesk } from './desk-contract.ts';
import { explain } from './explain.ts';

describeLeadDesk('SQLite', openEmpty);

async function openEmpty() {
  const dir = await mkdtemp(join(tmpdir(), 'desk-'));
  const db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  return { db, shared: false, remove: () => rm(dir, { recursive: true }) };
}

const plans: [DeskFilter, index: RegExp][] = [
  // Ids in their order are the list in its order.
  [{}, /^SCAN leads USING INDEX sqlite_autoindex_leads_1$/],
  [{ states: ['called'] }, /^SEARCH leads USING INDEX leads_state \(sales_state=\?\)$/],
  [{ form: 'comment' }, /^SEARCH leads USING INDEX leads_form \(form=\?\)$/],
  [{ campaign: 'diwali' }, /^SEARCH leads USING INDEX leads_campaign \(campaign=\?\)$/],
  [{ owner: 'Ravi' }, /^SEARCH leads USING INDEX leads_owner \(owner=\?\)$/],
  [{ from: '2026-11-22', to: '2026-11-22' }, /^SEARCH leads USING .+ \(id>\? AND id<\?\)$/],
  [{ followUpBy: '2026-11-22' }, /COVERING INDEX leads_follow_up \(follow_up_on<\?\)/],
  [{ words: 'asha' }, /COVERING INDEX lead_words_word \(word>\? AND word<\?\)/],
];

// SQLite keeps no figures about tables unless it is told to: it plans for few leads as for many.
test('SQLite answers every filter from an index', async () => {
  const { db, remove } = await openEmpty();
  for (const [filter, index] of plans) {
    expect(await explain(db, 'explain query plan', filter)).toMatch(index);
  }
  await db.destroy();
  await remove();
});
