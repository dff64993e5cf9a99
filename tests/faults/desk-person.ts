import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { leadDesk } from '../../src/leads/desk/open-desk.ts';
import { parseDatabase } from '../../src/platform/database/database.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';

const states = ['called', 'meeting', 'won', 'lost', 'new'] as const;

/** Long enough for whoever waits for the lock of the file to find it free now and then. */
const PAUSE_MS = 5;

/** Changes one lead as fast as it can, and prints each note that it was told is stored. */
const [, , url = '', lead = '', who = ''] = process.argv;
const database = parseDatabase(url);
if (!database) throw new Error(`${url} names no database`);
const desk = leadDesk(await openTables(database), database.kind === 'postgres');
for (let turn = 0; ; turn += 1) {
  const text = randomUUID();
  const state = states[turn % states.length] ?? 'new';
  await desk.change(
    lead,
    [
      { kind: 'state', state },
      { kind: 'note', text },
    ],
    who,
    randomUUID(),
  );
  console.log(`noted ${text}`);
  await sleep(PAUSE_MS);
}
