import { randomUUID } from 'node:crypto';
import type { Lead, NewLead } from '../../src/leads/storage/lead-store.ts';

/** A lead as intake hands it over, of an inquiry unless it is changed. */
export const newLead = (change: Partial<NewLead> = {}): NewLead => ({
  form: 'inquiry',
  submissionId: randomUUID(),
  fields: { name: 'Asha' },
  attribution: {},
  audit: null,
  spam: null,
  spamSignals: [],
  ...change,
});

/** A lead as the store gives it back. */
export const storedLead = (change: Partial<Lead> = {}): Lead => ({
  id: '019a9f00-1234-7abc-8def-0123456789ab',
  follows: null,
  receivedAt: new Date(),
  ...newLead(),
  ...change,
});
