import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './schema.ts';

/** Only column types and clauses that SQLite and PostgreSQL read alike. Never edit a past one. */
const migrations: Record<string, Migration> = {
  '0001-leads-and-deliveries': {
    async up(db) {
      await db.schema
        .createTable('leads')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('attribution', 'text', (column) => column.notNull())
        .addColumn('spam', 'text')
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('leads_submission', ['form', 'submission_id'])
        .execute();
      await db.schema
        .createTable('deliveries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'text', (column) => column.notNull())
        .addColumn('claimed_by', 'text')
        .addColumn('lease_until', 'text')
        .addColumn('delivered_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('deliveries_channel', ['lead_id', 'channel'])
        .execute();
      await db.schema
        .createIndex('deliveries_due')
        .ifNotExists()
        .on('deliveries')
        .columns(['channel', 'state', 'next_at'])
        .execute();
    },
  },
  '0002-times-by-a-wrong-clock': {
    async up(db) {
      await db.schema.alterTable('deliveries').addColumn('noted_at', 'text').execute();
    },
  },
  '0003-attempted-together': {
    async up(db) {
      await db.schema.alterTable('deliveries').addColumn('batch', 'text').execute();
      await db.schema
        .createIndex('deliveries_batch')
        .ifNotExists()
        .on('deliveries')
        .column('batch')
        .execute();
    },
  },
  '0004-marks-and-secrets': {
    async up(db) {
      await db.schema
        .alterTable('leads')
        .addColumn('marks', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await db.schema
        .createTable('secrets')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0005-erasures': {
    async up(db) {
      await db.schema
        .createTable('erasures')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('done_at', 'text', (column) => column.notNull())
        .addColumn('address_digest', 'text', (column) => column.notNull())
        .addColumn('leads', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0006-failing-since': {
    async up(db) {
      await db.schema.alterTable('deliveries').addColumn('failing_since', 'text').execute();
      await db.schema
        .createIndex('deliveries_failing')
        .ifNotExists()
        .on('deliveries')
        .columns(['channel', 'state', 'noted_at'])
        .where(sql<boolean>`failing_since is not null`)
        .execute();
      await db.schema
        .createIndex('deliveries_delivered')
        .ifNotExists()
        .on('deliveries')
        .columns(['channel', 'delivered_at'])
        .where(sql<boolean>`delivered_at is not null`)
        .execute();
    },
  },
  '0007-heartbeats': {
    async up(db) {
      await db.schema
        .createTable('heartbeats')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('filler', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0008-follow-ups': {
    async up(db) {
      // No reference: it would cost an index, and a follow-up says what it followed even when that
      // lead is erased.
      await db.schema.alterTable('leads').addColumn('follows', 'text').execute();
    },
  },
};

/** Brings a database's tables to the present form; throws what went wrong. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
