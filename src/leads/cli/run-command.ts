import { existsSync } from 'node:fs';
import { expiryAt } from '../retention.ts';
import type { LeadSettings } from '../settings.ts';
import { backUp } from '../storage/backup.ts';
import { copyTables } from '../storage/copy-tables.ts';
import { type Database, DatabaseError, describeDatabase, errorText } from '../storage/database.ts';
import type { LeadStore, RetriedDeliveries } from '../storage/lead-store.ts';
import { openTables } from '../storage/open-tables.ts';
import { checkPath } from '../storage/private-file.ts';
import { checkpointFile } from '../storage/sqlite-file.ts';
import { type Command, help, UsageError } from './command-line.ts';
import { describeLead, describeList } from './describe.ts';
import { describeErasure, leads } from './describe-erasure.ts';
import { describeExpiry } from './describe-expiry.ts';
import { describeRetry } from './describe-retry.ts';
import { describeStats } from './describe-stats.ts';
import { exportLeads } from './export.ts';

interface CommandParts {
  readonly store: LeadStore;
  readonly database: Database;
  readonly channels: LeadSettings['channels'];
  readonly retentionMonths: number;
}

/** Does what was asked and says it, as a table or as JSON. Throws a UsageError or DatabaseError. */
export async function runCommand(
  command: Command,
  { store, database, channels, retentionMonths }: CommandParts,
): Promise<string> {
  switch (command.name) {
    case 'help':
      return help;
    case 'list': {
      const leads = await store.list(command);
      if (command.json) return toJson(leads);
      return leads.length === 0 ? 'No leads yet.' : describeList(leads, channels);
    }
    case 'show': {
      const lead = await store.find(command.id);
      if (!lead) throw new UsageError(noSuchLead(command.id));
      return command.json ? toJson(lead) : describeLead(lead, channels);
    }
    case 'stats': {
      const stats = await store.stats();
      return command.json ? toJson(stats) : describeStats(stats, channels);
    }
    case 'export': {
      checkNewFile(command.file);
      const count = await exportLeads(store, command, command.file);
      return command.json ? toJson({ exported: count }) : `${leads(count)} in ${command.file}`;
    }
    case 'erase': {
      const erasure = await store.erase(command.email);
      // What was overwritten in the file still stands in its log.
      if (database.kind === 'sqlite') checkpointFile(database.path);
      return command.json ? toJson(erasure) : describeErasure(erasure);
    }
    case 'retention': {
      const now = new Date();
      const expiry = await expiryAt(now, store, retentionMonths);
      if (!command.confirm) return command.json ? toJson(expiry) : describeExpiry(expiry, now);
      await store.beat('retention');
      const deleted = await store.deleteBefore(expiry.before);
      return command.json ? toJson({ deleted }) : `${leads(deleted)} deleted.`;
    }
    case 'backup': {
      checkNewFile(command.file);
      await backUp(database, command.file);
      return command.json ? toJson({ file: command.file }) : `Everything is in ${command.file}`;
    }
    case 'copy-to': {
      const count = await copyTo(database, command.target);
      const target = describeDatabase(command.target);
      return command.json ? toJson({ leads: count, target }) : `${leads(count)} in ${target}`;
    }
    case 'retry': {
      const retried = await retry(command.id, store);
      return command.json ? toJson(retried) : describeRetry(retried, channels);
    }
  }
}

async function copyTo(database: Database, target: Database): Promise<number> {
  const to = await openTables(target).catch((error: unknown) => {
    throw new DatabaseError(target, error);
  });
  const from = await openTables(database);
  try {
    return await copyTables(from, to);
  } finally {
    await from.destroy();
    await to.destroy();
  }
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

async function retry(id: string | undefined, store: LeadStore): Promise<RetriedDeliveries[]> {
  if (id === undefined) return store.retry();
  const lead = await store.find(id);
  if (!lead) throw new UsageError(noSuchLead(id));
  return store.retry(lead.id);
}

function noSuchLead(id: string): string {
  return `No lead, or more than one, has an ID that begins with "${id}". See: npm run leads -- list`;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
