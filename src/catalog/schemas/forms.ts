import { z } from 'astro/zod';
import { visibleFields } from '../../forms/derive.ts';
import type { Form } from '../../forms/form.ts';
import { forms } from '../../forms/index.ts';
import { auditInquiry, shortInquiry } from '../../forms/inquiry.ts';
import { group } from './shapes.ts';
import { href, line } from './text.ts';

const fieldWords = group(
  'Words of one field. What may be typed there, and what is said about mistakes, is fixed',
  {
    label: line(40).describe('Label, always visible'),
    placeholder: line(80).optional().describe('Example inside the empty field'),
    hint: line(100).optional().describe('Help below the label'),
  },
);

/** What every form says below its button unless it has words of its own, in another language. */
export const smallPrintSchema = group('What we do with the data', {
  line: line(60).describe('In one line, which unfolds the rest'),
  before: line(220).describe('What we take, why, whom to write to; then the link'),
  link: line(30).describe('Words of the link'),
  href: href.describe('The policy that says more'),
  after: line(60).optional().describe('What follows the link at once, such as a full stop'),
});

const namesIn = (form: Form) => visibleFields(form).map(([name]) => name);

/** Name and number share a row where there is room. */
const homeOrder = ['name', 'number', ...namesIn(forms.inquiry)];

/** Words of a form: every field that its visitors see needs some, in the order they show. */
export function formWordsSchema(form: Form, shown: readonly string[] = namesIn(form)) {
  const fields = Object.fromEntries(shown.map((name) => [name, fieldWords]));
  return z.strictObject({
    heading: line(60).describe('Heading above the form'),
    lead: line(160).describe('One or two sentences below the heading'),
    fields: group('Words of each field', fields),
    more: line(40)
      .optional()
      .describe('Unfolds the fields that may stay empty; without it they always show'),
    submit: line(30).describe('Button text: what pressing it does'),
    sending: line(30).describe('Button text while it is sent'),
    next: line(140).describe('What happens after sending'),
    smallPrint: smallPrintSchema.optional(),
  });
}

/**
 * content/forms.yaml: words of the forms, which src/forms defines with their error messages. The
 * inquiry has four sets: it stands on the home page twice, and in short on two kinds of pages.
 */
export const formsSchema = group(
  'Words of the forms, each as long as its place allows. Which fields a form has is fixed',
  {
    hero: formWordsSchema(forms.inquiry, homeOrder).describe('Home, beside the headline'),
    inquiry: formWordsSchema(forms.inquiry, homeOrder).describe('Home, in the page'),
    short: formWordsSchema(shortInquiry, ['name', 'number'])
      .extend({ again: line(60).describe('Heading above the second one of the same page') })
      .describe('Service pages'),
    audit: formWordsSchema(auditInquiry, ['name', 'number', 'email']).describe('Audit reports'),
    proposal: formWordsSchema(forms.proposal).describe('Contact page'),
    callback: formWordsSchema(forms.callback).describe('Growth popup'),
    comment: formWordsSchema(forms.comment).describe('Below the blogs'),
  },
);

export type Forms = z.infer<typeof formsSchema>;
export type FormWords = Forms[keyof Forms];
