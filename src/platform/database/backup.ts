import { existsSync } from 'node:fs';
import { copyTables } from './copy-tables.ts';
import type { Database } from './database.ts';
import { openTables } from './open-tables.ts';
import { writePrivately } from './private-file.ts';
import { checkFile, copyFile } from './sqlite-file.ts';

/**
 * Writes all leads to a new SQLite file, for this user only, while servers run. The file appears
 * under its name once it is whole, checked and on disk. Throws when there is one already.
 */
export async function backUp(database: Database, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another name.`);
  await writePrivately(target, async (partial) => {
    if (database.kind === 'sqlite') copyFile(database.path, partial);
    else await copyFromServer(database, partial);
    checkFile(partial);
  });
}

/** PostgreSQL shows the copy one moment of all tables, whatever is written meanwhile. */
async function copyFromServer(database: Database, target: string): Promise<void> {
  await using from = await openTables(database);
  await using to = await openTables({ kind: 'sqlite', path: target });
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => copyTables(tx, to));
}
