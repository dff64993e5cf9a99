import { resolve } from 'node:path';

/** Where leads are stored. */
export type Database =
  /** One file, owned by one server. */
  | { readonly kind: 'sqlite'; readonly path: string }
  /** Shared by as many servers as like. */
  | { readonly kind: 'postgres'; readonly url: string };

/** Whether a commit is on disk when it is answered: always, unless what is lost is done anew. */
export type Durability = 'on-disk' | 'soon-on-disk';

/** Reads `file:…` or `postgres://…`; undefined for anything else. */
export function parseDatabase(text: string): Database | undefined {
  if (/^file:./.test(text)) {
    return { kind: 'sqlite', path: resolve(text.replace(/^file:(?:\/\/(?=\/))?/, '')) };
  }
  const url = /^postgres(?:ql)?:\/\//.test(text) ? URL.parse(text) : null;
  return url ? { kind: 'postgres', url: text } : undefined;
}

/** A database's name for people and logs: never with its password. */
export function describeDatabase(database: Database): string {
  if (database.kind === 'sqlite') return database.path;
  const { host, pathname } = new URL(database.url);
  return `postgres://${host}${pathname}`;
}

/** A database can't be opened; the message is a sentence that names it and says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(database: Database, cause: unknown) {
    super(`The database ${describeDatabase(database)} can't be used (${errorText(cause)}).`, {
      cause,
    });
  }
}

/** Tables are those of an older version than the program that opens them. */
export class OlderTables extends Error {
  override readonly name = 'OlderTables';

  constructor(missing: readonly string[]) {
    super(
      `its tables are those of an older version, without ${missing.join(', ')}. The server of this version adds what is missing when it starts: restart it first`,
    );
  }
}

/** What went wrong. A connection that is refused at several addresses has a code and no message. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
