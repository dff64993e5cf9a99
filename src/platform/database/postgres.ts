import pg from 'pg';
import type { Durability } from './database.ts';

/** Connections of one server; PostgreSQL takes 100 unless told otherwise. */
const POOL_SIZE = 10;
/** How long a visitor waits for a database that does not answer before the 503. */
const CONNECT_TIMEOUT_MS = 3_000;
/** The server gives a statement up first, so that its connection can be used again. */
const STATEMENT_TIMEOUT_MS = 8_000;
const QUERY_TIMEOUT_MS = 10_000;
/** The transaction of a server that vanished must not hold its locks for long. */
const IDLE_TRANSACTION_MS = 10_000;

/** Connections to a PostgreSQL database, which are made when they are needed. */
export function openPool(url: string, durability: Durability): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'website leads',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    ...(durability === 'soon-on-disk' && { options: '-c synchronous_commit=off' }),
  });
  // Without a listener, a connection that breaks would end the process: the pool listens to idle
  // ones only, not to one between two statements of a transaction. The next statement fails, and
  // whoever asked for it reports that.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}
