/** What is typed in the inbox, by the name of its field. */
export const fieldNames: Readonly<Record<string, string>> = {
  note: 'What happened?',
  owner: 'Who looks after it',
  'follow-up': 'Follow up on',
  'lost-because': 'Lost because',
  worth: 'Worth, in rupees',
  'worth-per': 'Paid',
  'came-by': 'Came by',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  company: 'Company',
  service: 'Service',
  message: 'What they want',
};
