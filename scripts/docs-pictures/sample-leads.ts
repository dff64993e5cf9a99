import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadChange, LeadDesk } from '../../src/leads/desk/lead-desk.ts';
import { leadDesk } from '../../src/leads/desk/open-desk.ts';
import type { NewLead } from '../../src/leads/storage/lead-store.ts';
import { leadStore } from '../../src/leads/storage/open-store.ts';
import type { Tables } from '../../src/platform/database/schema.ts';

/** When the pictures are taken: a Friday morning in India. */
export const NOW = new Date('2026-11-20T11:30:00+05:30');
const HOUR_MS = 3_600_000;

interface Sample {
  readonly hoursAgo: number;
  readonly form?: NewLead['form'];
  readonly fields: Readonly<Record<string, string>>;
  readonly attribution?: NewLead['attribution'];
  readonly changes?: readonly LeadChange[];
}

const google = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'seo-november',
  landing_page: '/services/seo-services',
};

/** Nobody of these exists. */
const samples: readonly Sample[] = [
  {
    hoursAgo: 140,
    form: 'callback',
    fields: {
      name: 'Sample Gupta',
      email: 'gupta@example.com',
      phone: '9876500005',
      message: 'Please call after five.',
    },
    attribution: { referrer: 'https://www.instagram.com/', landing_page: '/' },
    changes: [
      { kind: 'owner', owner: 'Asha' },
      { kind: 'state', state: 'won' },
    ],
  },
  {
    hoursAgo: 50,
    form: 'proposal',
    fields: {
      Name: 'Sample Qureshi',
      Email: 'qureshi@example.com',
      Company: 'Sample Furniture',
      Phone: '9876500004',
      WebsiteLink: 'furniture.example.com',
      Message: 'Package: Web Awareness (₹79,500 per year)\nWe need it before Holi.',
    },
    changes: [
      { kind: 'owner', owner: 'Ravi' },
      { kind: 'follow-up', on: '2026-11-19' },
      { kind: 'state', state: 'meeting' },
    ],
  },
  {
    hoursAgo: 26,
    fields: {
      name: 'Sample Bhatia',
      email: '',
      number: '9876500003',
      message: 'Landing Page Design\nFor a new clinic in Rohini.',
      source: '/services/landing-page-design-services',
    },
    attribution: google,
    changes: [
      { kind: 'owner', owner: 'Asha' },
      { kind: 'note', text: 'Nobody answered.' },
      { kind: 'state', state: 'called' },
      { kind: 'follow-up', on: '2026-11-20' },
    ],
  },
  {
    hoursAgo: 3,
    form: 'callback',
    fields: {
      name: 'Sample Menon',
      email: 'menon@example.com',
      phone: '9876500002',
      message: 'Do you make Shopify shops?',
    },
  },
  {
    hoursAgo: 1,
    fields: {
      name: 'Sample Kumar',
      email: 'kumar@example.com',
      number: '9876500001',
      company: 'Sample Tiles',
      message: 'SEO\nOur dealers in Morbi can’t find us. What would six months cost?',
      source: '/services/seo-services',
    },
    attribution: google,
  },
];

/** Fills a database with leads, the newest last; gives the desk at which they lie. */
export async function addSampleLeads(db: Kysely<Tables>): Promise<LeadDesk> {
  for (const { hoursAgo, changes = [], ...sample } of samples) {
    const came = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
    const { id } = await leadStore(db, false, () => came).save(
      {
        form: 'inquiry',
        submissionId: randomUUID(),
        attribution: {},
        audit: null,
        spam: null,
        spamSignals: [],
        ...sample,
      },
      [],
    );
    const soon = new Date(came.getTime() + HOUR_MS / 2);
    await leadDesk(db, false, () => soon).change(id, changes, 'Asha', randomUUID());
  }
  return leadDesk(db, false, () => NOW);
}
