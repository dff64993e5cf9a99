import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * A transaction whose commit does not wait for the disk, for what is done anew when it is lost. A
 * server that crashes loses nothing, a machine without power perhaps the last moments: never a part
 * of the transaction, nor anything that another one has said was kept.
 *
 * @param shared whether the database is PostgreSQL
 */
export async function commitAsynchronously<Result>(
  db: Kysely<Tables>,
  shared: boolean,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (shared) {
    return db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx);
      return work(tx);
    });
  }
  // SQLite takes this from a connection, and only between transactions. The next commit of a lead
  // brings what was written before it to the disk as well.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
