import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './schema.ts';

/** Only what SQLite and PostgreSQL read alike, a statement each. Never edit a past one. */
const statements: Readonly<Record<string, readonly string[]>> = {
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
};

/** Brings a database's tables to the present form; throws what went wrong. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrations = Object.entries(statements).map(([name, texts]): [string, Migration] => [
    name,
    {
      up: async (tx) => {
        for (const text of texts) await sql.raw(text).execute(tx);
      },
    },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
