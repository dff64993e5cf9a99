import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { run } from '../../../src/leads/cli/run.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { statements } from '../../../src/platform/database/migrations.ts';
import { openServerTables, openTables } from '../../../src/platform/database/open-tables.ts';
import { folderPerTest } from '../../helpers/folder-per-test.ts';
import { startNode } from '../../helpers/node-process.ts';

/** Until then some took away what versions of before had used. */
const LAST_THAT_REMOVED = '0012-left-out-of-an-address';
const LAST = Object.keys(statements).at(-1) ?? '';

const folder = folderPerTest();
let database: Database & { kind: 'sqlite' };
let env: Record<string, string>;

beforeEach(() => {
  const path = join(folder.root, 'leads.db');
  database = { kind: 'sqlite', path };
  env = { DATABASE_URL: `file:${path}` };
});

/** Makes the tables of the version before. */
function asTheVersionBefore(): void {
  using db = new DatabaseSync(database.path);
  db.exec('create table kysely_migration (name text primary key, timestamp text not null)');
  const noted = db.prepare('insert into kysely_migration values (?, ?)');
  for (const [name, texts] of Object.entries(statements)) {
    if (name === LAST) continue;
    for (const text of texts) db.exec(text.replace('collate by_bytes', ''));
    noted.run(name, new Date().toISOString());
  }
}

test.each([['stats'], ['list'], ['backup', '/tmp/never.db']])(
  'leads %s changes no tables of an older version, and says what to do',
  async (...words) => {
    asTheVersionBefore();
    const { exitCode, output } = await run(words, env);
    expect(output).toBe(
      `The database ${database.path} can't be used (its tables are those of an older version, without ${LAST}. The server of this version adds what is missing when it starts: restart it first).`,
    );
    expect(exitCode).toBe(1);
    await expect(openTables(database)).rejects.toThrow('older version');
  },
);

test('the inbox refuses them, too', async () => {
  asTheVersionBefore();
  const inbox = startNode('scripts/inbox.ts', ['people'], env);
  expect(await inbox.exited).toBe(1);
  expect(inbox.output()).toContain(`without ${LAST}`);
});

test('a server brings them up to date, and then all work', async () => {
  asTheVersionBefore();
  await (await openServerTables(database)).destroy();
  expect(await run(['stats'], env)).toMatchObject({ exitCode: 0 });
});

test('a version that was gone back to works with the tables of a newer one', async () => {
  await using db = await openTables(database);
  await sql`alter table leads add column of_tomorrow text`.execute(db);
  await sql`insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01')`.execute(db);
  await (await openServerTables(database)).destroy();
  expect(await run(['stats'], env)).toMatchObject({ exitCode: 0 });
});

test('migrations only add', () => {
  const later = Object.entries(statements).filter(([name]) => name > LAST_THAT_REMOVED);
  for (const [name, texts] of later) {
    for (const text of texts) {
      expect(text, name).toMatch(
        /^\s*(?:create|alter table \w+ add column|insert|update|drop index)\b/i,
      );
      const column = /add column .+/is.exec(text)?.[0] ?? '';
      expect(column, `${name}: an older server leaves it out`).not.toMatch(
        /^(?!.*default).*not null/is,
      );
    }
  }
});
