import { forms } from '../forms/index.ts';

/** Before the name of a field of a lead that is corrected. */
export const FIELD = 'field-';

const fieldsOfLeads = Object.values(forms).flatMap(({ fields }) => Object.entries(fields));

/** What a field of a lead is, such as its `phone` or `message`. */
export const columnOf = (field: string) =>
  fieldsOfLeads.find(([name]) => name === field)?.[1].column;

/** What is typed in the inbox, by the name of its field. */
export const fieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldsOfLeads.map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(fieldsOfLeads.map(([name, { label }]) => [FIELD + name, label])),
  note: 'What happened?',
  owner: 'Who looks after it',
  'follow-up': 'Follow up on',
  'lost-because': 'Lost because',
  worth: 'Worth, in rupees',
  'worth-per': 'Paid',
  'came-by': 'Came by',
  same: 'Another lead of theirs',
  message: 'What they want',
};
