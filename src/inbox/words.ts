import type { FormName } from '../forms/definition.ts';

/** What things are called; the sentences of a page stand in that page. */
export const formNames: Readonly<Record<FormName, string>> = {
  inquiry: 'Inquiry',
  proposal: 'Proposal',
  callback: 'Callback',
  comment: 'Comment',
};

/** What is typed in the inbox, by the name of its field. */
export const fieldNames = {
  note: 'What happened?',
  owner: 'Who looks after it',
  'follow-up': 'Follow up on',
  'lost-because': 'Lost because',
  worth: 'Worth, in rupees',
  'came-by': 'Came by',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  company: 'Company',
  service: 'Service',
  message: 'What they want',
} as const;

export type TypedField = keyof typeof fieldNames;

/** Which fields hold several lines. */
export const longFields: readonly TypedField[] = ['note', 'message'];
