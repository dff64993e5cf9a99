import parsePhoneNumber from 'libphonenumber-js/max';
import { cellOf } from '../../forms/derive.ts';
import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import { forms } from '../../forms/index.ts';
import type { Lead } from '../storage/lead-store.ts';
import { topicOf } from './about.ts';

/** Who sent a lead, alike for every form; '' for what was not given. */
export interface Contact {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  /** As +919876543210; as it was typed where that is no number. */
  readonly phone: string;
}

/** Links that answer a lead; undefined where nothing was given that they could lead to. */
export interface ContactLinks {
  readonly call: string | undefined;
  /** For mobile numbers only. */
  readonly whatsApp: string | undefined;
  readonly reply: string | undefined;
}

type Sent = Pick<Lead, 'form' | 'fields'> & Partial<Pick<Lead, 'attribution'>>;

/** Who sent a lead, and how to reach them. */
export function contactOf({ form, fields }: Sent): Contact {
  const cell = (column: string) => cellOf(forms[form], column, fields);
  const phone = cell('phone');
  return {
    name: cell('name'),
    company: cell('company'),
    email: cell('email'),
    phone: possibleNumber(phone)?.number ?? phone,
  };
}

/** What calls, writes to or mails whoever sent a lead; the chat begins with a greeting. */
export function contactLinks(lead: Sent, greeting = greetingOf(lead)): ContactLinks {
  const { email, phone } = contactOf(lead);
  const number = possibleNumber(phone);
  const subject = encodeURIComponent(`Re: ${topicOf(lead)}`);
  return {
    call: number && `tel:${number.number}`,
    whatsApp:
      number && mayBeMobile(number.getType())
        ? `https://wa.me/${number.number.slice(1)}?text=${encodeURIComponent(greeting)}`
        : undefined,
    reply: email
      ? `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`
      : undefined,
  };
}

/** What a mail offers, which knows neither who will write nor the words of sales. */
function greetingOf(lead: Sent): string {
  const { name } = contactOf(lead);
  if (lead.attribution?.language === 'hi') {
    return `नमस्ते ${name} जी, हमारी वेबसाइट पर आपका मैसेज मिला। शुक्रिया।`;
  }
  return lead.fields.source === HAND_SOURCE
    ? `Hello ${name}, thank you for getting in touch.`
    : `Hello ${name}, thank you for your message on our website (${topicOf(lead)}).`;
}

/** A greeting of content/sales.yaml for one lead. */
export function filledGreeting(text: string, lead: Sent, who: string, agency: string): string {
  const values: Record<string, string> = {
    name: contactOf(lead).name,
    about: topicOf(lead),
    who,
    agency,
  };
  return text.replaceAll(/\{(\w+)\}/g, (written, name) => values[name] ?? written);
}

/** Without a country code it is Indian, as intake reads it. */
function possibleNumber(text: string) {
  const number = parsePhoneNumber(text, 'IN');
  return number?.isPossible() ? number : undefined;
}

/** Some countries, such as the USA, give both kinds the same numbers. */
function mayBeMobile(type: string | undefined): boolean {
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}
