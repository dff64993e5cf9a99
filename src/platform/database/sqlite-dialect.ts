import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import type { Durability } from './database.ts';
import { GuardedFile } from './guarded-file.ts';
import { checkPath, makePrivateFile } from './private-file.ts';
import { copyOpen } from './sqlite-file.ts';

/** How long a write waits for another process's lock before it gives up. */
const LOCK_PATIENCE_MS = 2_000;
const LOCK_RETRY_MS = 20;
const OPENING_TIMEOUT_MS = 5_000;
/**
 * node:sqlite waits for a lock inside the call and stops the whole process meanwhile, so it waits
 * only this long; the rest of the patience is spent between attempts, while other work goes on.
 */
const BUSY_TIMEOUT_MS = 10;
const SQLITE_BUSY = 5;
/** Statements that stay prepared; groups of leads make one for each of their sizes. */
const PREPARED_MAX = 250;

/** Kysely on the SQLite that Node brings along: no native module to build. */
export function nodeSqliteDialect(path: string, durability: Durability): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(path, durability),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Opens a file, which is made when missing, with its folder and readable by this user only: SQLite
 * gives its -wal and -shm files the same rights.
 */
function open(path: string, durability: Durability): DatabaseSync {
  checkPath(path);
  if (!existsSync(path)) makePrivateFile(path);
  const db = new DatabaseSync(path, {
    enableForeignKeyConstraints: true,
    timeout: OPENING_TIMEOUT_MS,
  });
  // FULL: an acknowledged lead is on disk. NORMAL syncs 6 times in 100 commits, FULL at each, and then
  // what other connections wrote before as well.
  // secure_delete: what is erased is overwritten, not only forgotten.
  db.exec(`pragma journal_mode = wal;
    pragma synchronous = ${durability === 'on-disk' ? 'full' : 'normal'};
    pragma secure_delete = on;
    pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return db;
}

/**
 * Waits while another process writes. Begins transactions with BEGIN IMMEDIATE: one that only takes the write lock at
 * its first write fails at once when another process holds it, whatever the patience. Begins none while the files are
 * not those that were opened.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync;
  readonly #files: GuardedFile | undefined;
  #gaveUpAt = Number.NEGATIVE_INFINITY;

  constructor(path: string, durability: Durability) {
    const db = open(path, durability);
    super({ database: asKyselyDatabase(db) });
    this.#db = db;
    // Windows lets nobody remove or replace a file that is open. Of a process that has it open twice,
    // the connection of leads saves it.
    if (process.platform !== 'win32' && durability === 'on-disk') {
      this.#files = new GuardedFile(path, (target) => {
        copyOpen(db, target);
        // A log that stayed behind would be played into the copy that takes the database's place.
        db.exec('pragma wal_checkpoint(truncate)');
      });
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#files?.check();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async #patiently<Result>(run: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    // All requests share one connection: were each as patient as the first while a lock stays,
    // they would queue up behind each other for ever.
    const recentlyGaveUp = started - this.#gaveUpAt < LOCK_PATIENCE_MS;
    const deadline = recentlyGaveUp ? started : started + LOCK_PATIENCE_MS;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() >= deadline) {
          this.#gaveUpAt = performance.now();
          throw error;
        }
        await sleep(LOCK_RETRY_MS);
      }
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await this.#files?.close();
    await super.destroy();
  }
}

/** Also SQLITE_BUSY_RECOVERY and its like, which differ in the higher bits. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
  );
}

function asKyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    // Kysely prepares anew for every query, which costs more than running it.
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      const statement = asKyselyStatement(db.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite can't bind a ${typeof value}.`);
}
