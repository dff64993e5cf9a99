import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { DatabaseError } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { checkFile } from '../../platform/database/sqlite-file.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { indianTime } from '../../platform/time/indian-time.ts';
import { leads } from './describe-deletion.ts';

/** A lead that was on its way while a copy was made has an earlier time than some that the copy holds. */
const ON_ITS_WAY_MS = MINUTE_MS;

/** What a copy holds, and what of ours it should hold. */
export interface Drill {
  readonly leads: number;
  readonly oldest: Date | null;
  readonly newest: Date | null;
  /** Leads here that had come by then; undefined: there are none here to compare with. */
  readonly here: number | undefined;
}

/**
 * Looks into a copy that was restored, without changing it, and compares it with the database that is used.
 *
 * @throws DatabaseError when it is damaged or lacks leads
 */
export async function drill(file: string, db: Kysely<Tables> | undefined): Promise<Drill> {
  const refuse = (cause: unknown) => new DatabaseError({ kind: 'sqlite', path: file }, cause);
  let copy: ReturnType<typeof readCopy>;
  try {
    copy = readCopy(file);
  } catch (error) {
    throw refuse(error);
  }
  const { byThen, until, ...held } = copy;
  const here = db && (await countUntil(db, until));
  if (here !== undefined && here > byThen) {
    throw refuse(new Error(`it holds ${leads(byThen)} of the ${here} that had come by then`));
  }
  return { ...held, here };
}

function readCopy(file: string) {
  using db = new DatabaseSync(file, { readOnly: true });
  checkFile(file);
  const row = db
    .prepare('select count(*) count, min(received_at) oldest, max(received_at) newest from leads')
    .get();
  const moment = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);
  const newest = moment(row?.newest);
  // Of a copy without leads all that are here are missing.
  const until = new Date(newest ? newest.getTime() - ON_ITS_WAY_MS : Date.now()).toISOString();
  const then = db.prepare('select count(*) count from leads where received_at <= ?').get(until);
  return {
    leads: Number(row?.count),
    oldest: moment(row?.oldest),
    newest,
    until,
    byThen: Number(then?.count),
  };
}

async function countUntil(db: Kysely<Tables>, until: string): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('received_at', '<=', until)
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
      : `Of the ${leads(here)} here that had come a minute before its newest, it lacks none.`;
  return `The copy is sound and holds ${leads(count)}${span}.\n${compared}`;
}
