import type { FormView } from '../../forms/definition.ts';
import { cellOf } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import { cleanLine } from '../../forms/text.ts';
import type { Lead } from '../storage/lead-store.ts';

/** What a lead is about that names no service. */
const topics: Readonly<Record<FormView, string>> = {
  inquiry: 'Inquiry',
  short: 'Inquiry',
  audit: 'Free SEO audit',
  proposal: 'Proposal',
  callback: 'Callback',
  comment: 'Comment',
};

/**
 * The line with which a proposal's message begins when a package's page led to it, "SEO Package · ₹9,999";
 * until November 2026 "Package: SEO (₹9,999 per month)".
 */
const packageLine = /^(?:([^·\n]+) · ₹|Package: ([^(\n]*[^(\s]))/;

type Sent = Pick<Lead, 'form' | 'fields'>;

/** The service that was asked for where the page says it, else what the form is, in words. */
export function topicOf({ form, fields }: Sent): string {
  const sent = formAsSent(form, fields);
  const message = cellOf(sent, 'message', fields);
  if (sent.view === 'short') return message.split('\n', 1)[0] || topics.short;
  const [, now, before] = (sent.view === 'proposal' && packageLine.exec(message)) || [];
  const chosen = now ?? before;
  return chosen ? `${topics.proposal} (${chosen})` : topics[sent.view];
}

/**
 * A lead in one line: what it is about, the firm or else the person, and the place where a form asks
 * for one (a field of the column `city`).
 */
export function headlineOf(lead: Sent): string {
  const form = formAsSent(lead.form, lead.fields);
  const [company, name, city] = ['company', 'name', 'city'].map((column) =>
    cellOf(form, column, lead.fields),
  );
  return cleanLine([topicOf(lead), company || name, city].filter(Boolean).join(', '));
}
