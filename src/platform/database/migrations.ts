import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/** Stands for the order of bytes, which SQLite has anyway: in no other one does an index find beginnings. */
const BY_BYTES = 'collate by_bytes';

/**
 * Only what SQLite and PostgreSQL read alike, a statement each. Never edit a past one. A new one only
 * adds: the version before goes on with these tables while it still runs, and when it is gone back to.
 */
export const statements: Readonly<Record<string, readonly string[]>> = {
  '0001-leads-and-deliveries': [
    `create table if not exists leads (
      id text primary key,
      form text not null,
      submission_id text not null,
      fields text not null,
      attribution text not null,
      spam text,
      received_at text not null,
      constraint leads_submission unique (form, submission_id)
    )`,
    `create table if not exists deliveries (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      channel text not null,
      state text not null,
      attempts integer default 0 not null,
      next_at text not null,
      claimed_by text,
      lease_until text,
      delivered_at text,
      last_error text,
      constraint deliveries_channel unique (lead_id, channel)
    )`,
    'create index if not exists deliveries_due on deliveries (channel, state, next_at)',
  ],
  '0002-times-by-a-wrong-clock': ['alter table deliveries add column noted_at text'],
  '0003-attempted-together': [
    'alter table deliveries add column batch text',
    'create index if not exists deliveries_batch on deliveries (batch)',
  ],
  '0004-marks-and-secrets': [
    "alter table leads add column marks text default '[]' not null",
    'create table if not exists secrets (name text primary key, value text not null)',
  ],
  '0005-erasures': [
    `create table if not exists erasures (
      id text primary key,
      done_at text not null,
      address_digest text not null,
      leads integer not null
    )`,
  ],
  '0006-failing-since': [
    'alter table deliveries add column failing_since text',
    `create index if not exists deliveries_failing on deliveries (channel, state, noted_at)
      where failing_since is not null`,
    `create index if not exists deliveries_delivered on deliveries (channel, delivered_at)
      where delivered_at is not null`,
  ],
  '0007-heartbeats': [
    `create table if not exists heartbeats (
      name text primary key,
      at text not null,
      filler text not null
    )`,
  ],
  // No reference: it would cost an index, and a follow-up says what it followed even when that lead
  // is erased.
  '0008-follow-ups': ['alter table leads add column follows text'],
  '0009-audits': [
    `create table if not exists audits (
      id text primary key,
      url text not null,
      site text not null,
      state text not null,
      claimed_by text,
      lease_until text,
      attempts integer default 0 not null,
      created_at text not null,
      ended_at text,
      delete_digest text not null,
      before text
    )`,
    'create index if not exists audits_state on audits (state, created_at)',
    'create index if not exists audits_url on audits (url, created_at)',
    `create table if not exists audit_events (
      audit_id text not null references audits (id) on delete cascade,
      seq integer not null,
      at text not null,
      data text not null,
      primary key (audit_id, seq)
    )`,
    `create table if not exists audit_visits (
      id text primary key,
      visitor text not null,
      site text not null,
      at text not null
    )`,
    'create index if not exists audit_visits_visitor on audit_visits (visitor, at)',
    'create index if not exists audit_visits_site on audit_visits (site, at)',
    'alter table leads add column audit text',
  ],
  '0010-lead-desk': [
    // Not `state`: servers that still run the code of before join leads with deliveries, which have one.
    "alter table leads add column sales_state text default 'new' not null",
    "update leads set sales_state = 'spam' where spam is not null",
    'alter table leads add column owner text',
    'alter table leads add column follow_up_on text',
    'alter table leads add column campaign text',
    'alter table leads add column is_indexed integer default 0 not null',
    'create index if not exists leads_state on leads (sales_state, id)',
    'create index if not exists leads_form on leads (form, id)',
    'create index if not exists leads_owner on leads (owner, id) where owner is not null',
    'create index if not exists leads_campaign on leads (campaign, id) where campaign is not null',
    'create index if not exists leads_follow_up on leads (follow_up_on, id) where follow_up_on is not null',
    'create index if not exists leads_unindexed on leads (id) where is_indexed = 0',
    `create table if not exists lead_events (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      seq integer not null,
      at text not null,
      who text not null,
      data text not null,
      constraint lead_events_order unique (lead_id, seq)
    )`,
    `create table if not exists lead_words (
      lead_id text not null references leads (id) on delete cascade,
      word text ${BY_BYTES} not null,
      primary key (lead_id, word)
    )`,
    'create index if not exists lead_words_word on lead_words (word, lead_id)',
    `create table if not exists inbox_links (
      digest text primary key,
      who text not null,
      expires_at text not null,
      used_at text
    )`,
    `create table if not exists inbox_sessions (
      digest text primary key,
      who text not null,
      expires_at text not null
    )`,
    `create table if not exists digests (
      day text primary key,
      claimed_by text,
      lease_until text,
      sent_at text
    )`,
  ],
  // Servers of before may still run: the columns `batch` and `is_indexed`, which they write, stay.
  '0011-words-of-a-lead': [
    'alter table leads add column words text',
    'create index if not exists leads_without_words on leads (id) where words is null',
    'drop table if exists lead_words',
    'drop index if exists leads_unindexed',
    'drop index if exists deliveries_batch',
  ],
  '0012-left-out-of-an-address': [
    'alter table audits add column left_out integer default 0 not null',
  ],
  '0013-persons-and-outcomes': [
    'alter table leads add column phone_key text',
    'alter table leads add column email_key text',
    'alter table leads add column person text',
    'alter table leads add column corrected text',
    'alter table leads add column lost_because text',
    'alter table leads add column worth integer',
    'alter table leads add column worth_per text',
    'alter table leads add column contacted_at text',
    `update leads set contacted_at = (
      select min(at) from lead_events where lead_events.lead_id = leads.id
        and (data like '%"state":"called"%' or data like '%"state":"meeting"%'
          or data like '%"state":"won"%' or data like '%"state":"lost"%')
    )`,
    'create index if not exists leads_phone on leads (phone_key, id)',
    'create index if not exists leads_email on leads (email_key, id)',
    'create index if not exists leads_person on leads (person, id) where person is not null',
    'create index if not exists leads_lost_because on leads (lost_because, id) where lost_because is not null',
    'create index if not exists leads_worth on leads (id) where worth is not null',
    'create index if not exists leads_without_keys on leads (id) where phone_key is null',
    'drop index if exists leads_without_words',
    'create table if not exists inbox_people (who text primary key, mail text not null)',
  ],
};

/**
 * Which migrations these tables have not had yet, by their names; all of a database without tables.
 * Those that this version does not know are a newer version's.
 */
export async function missingMigrations(
  db: Kysely<Tables>,
  kind: Database['kind'],
): Promise<{ readonly missing: readonly string[]; readonly isNew: boolean }> {
  const known = Object.keys(statements);
  const { rows: tables } = await (kind === 'sqlite'
    ? sql`select 1 from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`
    : sql`select 1 where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`
  ).execute(db);
  if (tables.length === 0) return { missing: known, isNew: true };
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(
    DEFAULT_MIGRATION_TABLE,
  )}`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return { missing: known.filter((name) => !done.has(name)), isNew: done.size === 0 };
}

/** Brings a database's tables to the present form; throws what went wrong. */
export async function migrate(db: Kysely<Tables>, kind: Database['kind']): Promise<void> {
  const byBytes = kind === 'postgres' ? 'collate "C"' : '';
  const migrations = Object.entries(statements).map(([name, texts]): [string, Migration] => [
    name,
    {
      up: async (tx) => {
        for (const text of texts) await sql.raw(text.replace(BY_BYTES, byBytes)).execute(tx);
      },
    },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
