import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { UsageError } from '../../platform/command-line.ts';
import { backUp } from '../../platform/database/backup.ts';
import { copyTables } from '../../platform/database/copy-tables.ts';
import { type Database, describeDatabase, errorText } from '../../platform/database/database.ts';
import { openTables } from '../../platform/database/open-tables.ts';
import { checkPath, makePrivateFile } from '../../platform/database/private-file.ts';
import { checkpointFile } from '../../platform/database/sqlite-file.ts';
import { csvChunks } from '../desk/csv.ts';
import type { OpenedLead } from '../desk/lead-desk.ts';
import type { LeadDesk } from '../desk/open-desk.ts';
import { expiryAt } from '../retention.ts';
import type { LeadSettings } from '../settings.ts';
import type { LeadStore } from '../storage/lead-store.ts';
import type { Command } from './command-line.ts';
import { describeLead, describeList } from './describe.ts';
import { describeErasure, describeExpiry, leads } from './describe-deletion.ts';
import { describeRetry } from './describe-retry.ts';
import { describeStats } from './describe-stats.ts';

/** Does what was asked and says it, as a table or as JSON. Throws a UsageError or DatabaseError. */
export async function runCommand(
  command: Exclude<Command, { name: 'help' | 'drill' }>,
  store: LeadStore,
  desk: LeadDesk,
  { database, channels, retentionMonths }: LeadSettings,
): Promise<string> {
  const say = (data: unknown, describe: () => string) =>
    command.json ? JSON.stringify(data, null, 2) : describe();
  const sayLead = (opened: OpenedLead) => say(opened, () => describeLead(opened, channels));
  const open = (id: string) => openLead(id, store, desk);
  switch (command.name) {
    case 'list': {
      const found = await desk.find(command.filter, command);
      return say(found, () =>
        found.length === 0 ? 'No leads like that.' : describeList(found, channels),
      );
    }
    case 'show': {
      return sayLead(await open(command.id));
    }
    case 'mark': {
      const { id } = (await open(command.id)).lead;
      await desk.change(id, command.changes, command.who, randomUUID());
      return sayLead(await open(id));
    }
    case 'stats': {
      const stats = await store.stats();
      return say(stats, () => describeStats(stats, channels));
    }
    case 'export': {
      checkNewFile(command.file);
      const exported = await writeAll(command.file, csvChunks(desk, command.filter));
      return say({ exported }, () => `${leads(exported)} in ${command.file}`);
    }
    case 'erase': {
      const erasure = await store.erase(command.contact);
      // What was overwritten in the file still stands in its log.
      if (database.kind === 'sqlite') checkpointFile(database.path);
      return say(erasure, () => describeErasure(erasure));
    }
    case 'retention': {
      const now = new Date();
      const expiry = await expiryAt(now, store, retentionMonths);
      if (!command.confirm) return say(expiry, () => describeExpiry(expiry, now));
      await store.beat('retention');
      const deleted = await store.deleteBefore(expiry.before);
      return say({ deleted }, () => `${leads(deleted)} deleted.`);
    }
    case 'backup': {
      const { file } = command;
      checkNewFile(file);
      await backUp(database, file);
      return say({ file }, () => `Everything is in ${file}`);
    }
    case 'copy-to': {
      const count = await copyTo(database, command.target);
      const target = describeDatabase(command.target);
      return say({ leads: count, target }, () => `${leads(count)} in ${target}`);
    }
    case 'retry': {
      const { id, who } = command;
      const retried =
        id && who ? await desk.sendAgain((await open(id)).lead.id, who) : await store.retry();
      return say(retried, () => describeRetry(retried, channels));
    }
  }
}

async function copyTo(database: Database, target: Database): Promise<number> {
  await using to = await openTables(target);
  await using from = await openTables(database);
  return await copyTables(from, to);
}

/** Throws a UsageError unless a new file can be made there. */
function checkNewFile(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} exists already. Choose another name.`);
  try {
    checkPath(file);
  } catch (error) {
    throw new UsageError(`${file} can't be written (${errorText(error)}).`);
  }
}

async function openLead(idStart: string, store: LeadStore, desk: LeadDesk): Promise<OpenedLead> {
  const lead = await store.find(idStart);
  const opened = lead && (await desk.open(lead.id));
  if (opened) return opened;
  throw new UsageError(
    `No lead, or more than one, has an ID that begins with "${idStart}". See: npm run leads -- list`,
  );
}

/** Writes a new file, for this user only; gives what the chunks come to. */
async function writeAll<Sum>(path: string, chunks: AsyncGenerator<string, Sum>): Promise<Sum> {
  makePrivateFile(path);
  await using file = await openFile(path, 'w');
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) return value;
    await file.write(value);
  }
}
