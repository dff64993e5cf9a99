import parsePhoneNumber from 'libphonenumber-js/min';
import { cellOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import type { LeadRow } from '../../platform/database/schema.ts';
import type { NewLead } from './lead-store.ts';

export type PersonKeys = Pick<LeadRow, 'phone_key' | 'email_key'>;

/** By what the same person is recognised in another lead: the number with its country, the address. */
export function personKeys({ form, fields }: Pick<NewLead, 'form' | 'fields'>): PersonKeys {
  const cell = (column: string) => cellOf(forms[form], column, fields);
  return { phone_key: phoneKey(cell('phone')), email_key: emailKey(cell('email')) };
}

/** As +919876543210, without a country as an Indian one; '' for what is no number. */
export function phoneKey(typed: string): string {
  const number = parsePhoneNumber(typed, 'IN');
  return number?.isPossible() ? number.number : '';
}

/** Mailboxes differ by no capital. */
export function emailKey(typed: string): string {
  return typed.trim().toLowerCase();
}
