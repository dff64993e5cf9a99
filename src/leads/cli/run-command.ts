import { existsSync } from 'node:fs';
import { backUp } from '../../storage/backup.ts';
import { copyTables } from '../../storage/copy-tables.ts';
import { type Database, describeDatabase, errorText } from '../../storage/database.ts';
import { openTables } from '../../storage/open-tables.ts';
import { checkPath } from '../../storage/private-file.ts';
import { checkpointFile } from '../../storage/sqlite-file.ts';
import { expiryAt } from '../retention.ts';
import type { LeadSettings } from '../settings.ts';
import type { LeadStore, LeadWithDeliveries } from '../storage/lead-store.ts';
import { type Command, UsageError } from './command-line.ts';
import { describeLead, describeList } from './describe.ts';
import { describeErasure, describeExpiry, leads } from './describe-deletion.ts';
import { describeRetry } from './describe-retry.ts';
import { describeStats } from './describe-stats.ts';
import { exportLeads } from './export.ts';

/** Does what was asked and says it, as a table or as JSON. Throws a UsageError or DatabaseError. */
export async function runCommand(
  command: Exclude<Command, { name: 'help' }>,
  store: LeadStore,
  { database, channels, retentionMonths }: LeadSettings,
): Promise<string> {
  const say = (data: unknown, describe: () => string) =>
    command.json ? JSON.stringify(data, null, 2) : describe();
  switch (command.name) {
    case 'list': {
      const found = await store.list(command);
      return say(found, () =>
        found.length === 0 ? 'No leads yet.' : describeList(found, channels),
      );
    }
    case 'show': {
      const lead = await findLead(command.id, store);
      return say(lead, () => describeLead(lead, channels));
    }
    case 'stats': {
      const stats = await store.stats();
      return say(stats, () => describeStats(stats, channels));
    }
    case 'export': {
      checkNewFile(command.file);
      const exported = await exportLeads(store, command, command.file);
      return say({ exported }, () => `${leads(exported)} in ${command.file}`);
    }
    case 'erase': {
      const erasure = await store.erase(command.email);
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
      const id = command.id && (await findLead(command.id, store)).id;
      const retried = await store.retry(id);
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

async function findLead(id: string, store: LeadStore): Promise<LeadWithDeliveries> {
  const lead = await store.find(id);
  if (lead) return lead;
  throw new UsageError(
    `No lead, or more than one, has an ID that begins with "${id}". See: npm run leads -- list`,
  );
}
