import { accessSync, constants, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearestFolder, writePrivately } from './private-file.ts';

/** A file can lose its name while nobody posts: by the time somebody does, the process may be gone. */
const LOOK_EVERY_MS = 2_000;
/** A rescue that failed is tried again no sooner than after this. */
const RESCUE_AGAIN_MS = 10_000;

/** A database is these files: without its log it lacks the latest leads, without -shm its locks. */
const ends = ['', '-wal', '-shm'];

/** The open database's files are not where they were, or not writable; the message says what to do. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}

/**
 * Watches over the files of an open SQLite database. One that was removed, moved or replaced stays
 * open and would take every lead until the process ends, and then be gone with them.
 */
export class GuardedFile {
  readonly #path: string;
  readonly #copyTo: (target: string) => void;
  readonly #known = new Map<string, string>();
  readonly #looking: NodeJS.Timeout;
  #saving: Promise<void> | undefined;
  #rescue: { readonly copy: string; readonly error?: unknown; readonly at: number } | undefined;

  /**
   * @param path of a database that has just been opened
   * @param copyTo writes all that the open database holds to an empty file
   */
  constructor(path: string, copyTo: (target: string) => void) {
    this.#path = path;
    this.#copyTo = copyTo;
    this.#changed();
    // Whoever uses the database next is told; here it is only saved in time.
    this.#looking = setInterval(() => this.check().catch(() => {}), LOOK_EVERY_MS).unref();
  }

  /** Ends the watch. What lost its name at the last moment is still saved. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.check().catch(() => {});
  }

  /**
   * Rejects with a DatabaseFileError unless the files are those that were opened, and writable. What
   * is open is saved once to a copy beside them, or where their folder was, which goes again when they
   * are back.
   */
  async check(): Promise<void> {
    const changed = this.#changed();
    if (changed !== undefined) {
      // A second look while the first one saves must not begin anew.
      this.#saving ??= this.#save().finally(() => {
        this.#saving = undefined;
      });
      await this.#saving;
      throw new DatabaseFileError(`${changed} ${this.#advice()}`);
    }
    if (this.#rescue) rmSync(this.#rescue.copy, { force: true });
    this.#rescue = undefined;
    this.#checkRights();
  }

  /** What has become of a file that is no longer the one that was opened. */
  #changed(): string | undefined {
    for (const end of ends) {
      const path = this.#path + end;
      const before = this.#known.get(path);
      const now = identityOf(path);
      // The log appears with the first transaction.
      if (before === undefined && now !== undefined) this.#known.set(path, now);
      if (before === undefined || before === now) continue;
      return `${path} was ${now ? 'replaced' : 'removed or moved away'} while it was in use, so no leads are taken.`;
    }
    return undefined;
  }

  async #save(): Promise<void> {
    const last = this.#rescue;
    if (last && (last.error === undefined || performance.now() - last.at < RESCUE_AGAIN_MS)) return;
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    // A folder that was moved away comes back under its name: a new one would stand in its way.
    const copy = join(nearestFolder(this.#path), `${basename(this.#path)}.rescued-${time}`);
    const at = performance.now();
    try {
      await writePrivately(copy, this.#copyTo);
      this.#rescue = { copy, at };
    } catch (error) {
      this.#rescue = { copy, error, at };
    }
  }

  #advice(): string {
    const { copy, error } = this.#rescue ?? {};
    const back = 'Put it back as it was';
    if (error !== undefined) {
      return `${back}; don't stop the server, which alone holds the leads: they could not be saved to ${copy} (${String(error)}).`;
    }
    return `${back}, or stop the server, put ${copy}, which holds all leads, in its place as ${basename(this.#path)}, and start again.`;
  }

  #checkRights(): void {
    try {
      accessSync(this.#path, constants.W_OK);
    } catch {
      throw new DatabaseFileError(
        `${this.#path} can't be written any more: its rights were changed, or its disk has become read-only.`,
      );
    }
  }
}

/** Tells a file from another one of the same name; undefined when there is none. */
function identityOf(path: string): string | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev}:${stat.ino}`;
}
