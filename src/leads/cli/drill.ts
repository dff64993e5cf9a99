import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { DatabaseError } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { checkFile } from '../../platform/database/sqlite-file.ts';
import { indianTime } from '../../platform/time/indian-time.ts';
import { leads } from './describe-deletion.ts';

/** What a copy holds, and what of ours it should hold. */
export interface Drill {
  readonly leads: number;
  readonly oldest: Date | null;
  readonly newest: Date | null;
  /** Leads here that came no later than its newest; undefined: there are none here to compare with. */
  readonly here: number | undefined;
}

/**
 * Looks into a copy that was restored, without changing it, and compares it with the database that is used.
 *
 * @throws DatabaseError when it is damaged or lacks leads
 */
export async function drill(file: string, db: Kysely<Tables> | undefined): Promise<Drill> {
  const refuse = (cause: unknown) => new DatabaseError({ kind: 'sqlite', path: file }, cause);
  let copy: Omit<Drill, 'here'>;
  try {
    copy = readCopy(file);
  } catch (error) {
    throw refuse(error);
  }
  const here = db && (await countUntil(db, copy.newest));
  if (here !== undefined && here > copy.leads) {
    throw refuse(new Error(`it holds ${leads(copy.leads)} of the ${here} that had come by then`));
  }
  return { ...copy, here };
}

function readCopy(file: string): Omit<Drill, 'here'> {
  checkFile(file);
  using db = new DatabaseSync(file, { readOnly: true });
  const row = db
    .prepare('select count(*) count, min(received_at) oldest, max(received_at) newest from leads')
    .get();
  const moment = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);
  return {
    leads: Number(row?.count),
    oldest: moment(row?.oldest),
    newest: moment(row?.newest),
  };
}

/** Of a copy without leads: all that there are. */
async function countUntil(db: Kysely<Tables>, moment: Date | null): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .$if(moment !== null, (query) =>
      query.where('received_at', '<=', (moment ?? new Date()).toISOString()),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Says in sentences what was restored. */
export function describeDrill({ leads: count, oldest, newest, here }: Drill): string {
  const span =
    oldest && newest
      ? `: the oldest came ${indianTime.format(oldest)}, the newest ${indianTime.format(newest)}`
      : '';
  const compared =
    here === undefined
      ? 'There is no database here to compare it with.'
      : `Of the ${leads(here)} that had come by then and are still here, it lacks none.`;
  return `The copy is sound and holds ${leads(count)}${span}.\n${compared}`;
}
