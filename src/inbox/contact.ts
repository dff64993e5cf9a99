import parsePhoneNumber from 'libphonenumber-js/min';
import { firstOfKind } from '../forms/derive.ts';
import type { Form } from '../forms/form.ts';
import { formAsSent } from '../forms/index.ts';
import type { Lead } from '../leads/storage/lead-store.ts';

/** Who sent a lead, and how they are reached; '' for what is not known. */
export interface Contact {
  readonly form: Form;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  /** As it is read: +91 98765 43210. */
  readonly phone: string;
  /** As it is dialled: +919876543210; also for a number that no country has. */
  readonly dialled: string;
  /** What they ask for, when their page or somebody who wrote it down said so. */
  readonly service: string;
  readonly message: string;
}

/** The sources whose messages begin with the name of a service. */
const namesService = /^\/services\/|^telephone$/;

/** Reads a lead's fields as what they are, whatever its form calls them. */
export function contactOf(lead: Pick<Lead, 'form' | 'fields'>): Contact {
  const form = formAsSent(lead.form, lead.fields);
  const first = (...kinds: Parameters<typeof firstOfKind>[1][]) =>
    kinds.map((kind) => firstOfKind(form, kind, lead.fields)).find(Boolean) ?? '';
  const typed = first('ten-digits', 'phone');
  const number = typed ? parsePhoneNumber(typed, 'IN') : undefined;
  const text = first('text');
  const [firstLine = '', ...further] = text.split('\n');
  const hasService = namesService.test(lead.fields.source ?? '') && firstLine.length < 80;
  return {
    form,
    name: first('name'),
    company: first('company'),
    email: first('email'),
    phone: number?.formatInternational() ?? typed,
    dialled: number?.number ?? typed.replace(/[^\d+]/g, ''),
    service: hasService ? firstLine : '',
    message: hasService ? further.join('\n').trim() : text,
  };
}

/** Opens a chat with a greeting that can still be changed; undefined without a number in full. */
export function whatsAppLink(contact: Contact, firm: string): string | undefined {
  if (!/^\+\d{8,15}$/.test(contact.dialled)) return undefined;
  const { name, service, dialled } = contact;
  const reason = service
    ? `Thank you for asking about ${service}.`
    : 'Thank you for writing to us.';
  const greeting = `Namaste ${name}, this is ${firm}. ${reason}`;
  return `https://wa.me/${dialled.slice(1)}?text=${encodeURIComponent(greeting)}`;
}

/** Begins a mail to them. */
export function replyLink({ email, service }: Contact, firm: string): string | undefined {
  if (email === '') return undefined;
  const subject = service ? `${firm}: ${service}` : `${firm}: your inquiry`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
