import { chosenIn } from '../../forms/chosen-line.ts';
import type { FormView } from '../../forms/definition.ts';
import { cellOf } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import { cleanLine } from '../../forms/text.ts';
import type { Lead } from '../storage/lead-store.ts';

/** What a lead is about that names no service. */
export const topics: Readonly<Record<FormView, string>> = {
  inquiry: 'Inquiry',
  short: 'Inquiry',
  audit: 'Free SEO audit',
  proposal: 'Proposal',
  callback: 'Callback',
  comment: 'Comment',
};

type Sent = Pick<Lead, 'form' | 'fields'>;

/** The service that was asked for where the page says it, else what the form is, in words. */
export function topicOf({ form, fields }: Sent): string {
  const sent = formAsSent(form, fields);
  const message = cellOf(sent, 'message', fields);
  if (sent.view === 'short') return message.split('\n', 1)[0] || topics.short;
  const chosen = sent.view === 'proposal' && chosenIn(message);
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
