import { z } from 'astro/zod';
import { label, told } from './audit-report-text.ts';
import { group } from './shapes.ts';
import { line } from './text.ts';

const offered = z.strictObject({
  heading: label.describe('What one gets'),
  text: line(100).describe('What happens then, in one sentence'),
  button: label.describe('What pressing it does'),
});

export const labels = group('Labels within a finding', {
  fetched: label.describe('Before the address that was opened'),
  line: told(24, 'Where in the page’s source it stood', 'line'),
  found: label.describe('Before what stood there'),
  nothing: label.describe('Where nothing stood'),
  expected: label.describe('Before what should stand there'),
  why: label.describe('Above why it matters'),
  remedy: label.describe('Above what to do'),
  effort: label.describe('Before who does it, and how long it takes'),
  source: label.describe('Link to the page that the check rests on'),
  service: label.describe('Before our service that mends it'),
  more: label.describe('Unfolds why and how'),
});

export const repairs = group('The three repairs at the top', {
  heading: label.describe('Above the findings that matter most'),
  lead: line(120).describe('Below it'),
  none: label.describe('Instead, when nothing is to be repaired'),
  noneLead: line(160).describe('Below that'),
});

export const previews = group('How others show the page', {
  heading: label.describe('Above both pictures'),
  google: group('How a search result looks', {
    heading: label.describe('Above the drawn search result'),
    note: line(100).describe('Below it: why Google may show something else'),
    noTitle: line(80).describe('In place of a title that the page lacks'),
    noDescription: line(80).describe('In place of a description that the page lacks'),
  }),
  whatsapp: group('How a link looks in a chat', {
    heading: label.describe('Above the drawn message'),
    note: line(100).describe('Below it'),
    noPicture: label.describe('In place of a picture that the page lacks'),
  }),
});

export const ledger = group('The list of all checks', {
  heading: label.describe('Above all checks'),
  lead: told(120, 'How many apply, and what is left out', 'count'),
  counts: group('Beside the name of a group', {
    repair: told(40, 'How many are to be repaired', 'count'),
    right: told(40, 'How many are right', 'count'),
    missing: told(40, 'How many could not be made', 'count'),
    waiting: label.describe('While the run goes on'),
    none: label.describe('Once it has ended, for a group of which no check applies'),
  }),
  beside: label.describe(
    'Before the names of checks that do not apply, or of which nothing is known',
  ),
});

export const compare = group('Shown when the address was looked at before', {
  heading: label.describe('Above the comparison'),
  sentence: told(120, 'Both scores in one sentence', 'when', 'before', 'now'),
  mended: told(40, 'How many were repaired since', 'count'),
  news: told(40, 'How many came up since', 'count'),
  same: line(80).describe('When nothing has changed'),
});

export const share = group('How to send the report on', {
  whatsapp: label.describe('Opens WhatsApp with the link'),
  message: told(60, 'The message that goes before the link', 'address'),
  copy: label.describe('Button that copies the link'),
  copied: label.describe('What it says when that worked'),
  print: label.describe('Opens the print dialog'),
  again: label.describe('Looks at the same address once more'),
});

export const leads = group('The two short forms below the report', {
  heading: line(60).describe('Above both forms'),
  lead: line(160).describe('Who reads what is sent'),
  name: label.describe('Label of the field for a name'),
  email: label.describe('Label of the field for an e-mail address'),
  number: label.describe('Label of the field for a phone number'),
  numberHint: label.describe('Example inside that field'),
  repairs: offered.describe('The form that asks for the repairs by e-mail'),
  call: offered.describe('The form that asks for a call'),
});
