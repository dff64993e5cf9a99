import { z } from 'astro/zod';
import { href, line } from './text.ts';

const field = z.strictObject({
  label: line(40).describe('Label, always visible'),
  placeholder: line(80).optional().describe('Example inside the empty field'),
  hint: line(100).optional().describe('Help below the label'),
});

/** Words of one form. `names` are the names under which its fields are sent. */
function form<const Name extends string>(...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, field])) as Record<
    Name,
    typeof field
  >;
  return z.strictObject({
    heading: line(60).describe('Heading above the form'),
    lead: line(160).describe('One or two sentences below the heading'),
    fields: z.strictObject(shape).describe('Words of each field'),
    submit: line(30).describe('Button text: what pressing it does'),
    sending: line(30).describe('Button text while it is sent'),
    next: line(140).describe('What happens after sending'),
    smallPrint: z
      .strictObject({
        before: line(120).describe('Words before the link'),
        link: line(30).describe('Words of the link'),
        href: href,
        after: line(60).optional().describe('What follows the link at once, such as a full stop'),
      })
      .describe('What we do with the data'),
  });
}

/** content/forms.yaml: words of the five forms. Error messages stand in src/forms. */
export const formsSchema = z.strictObject({
  inquiry: form('name', 'email', 'number', 'company', 'message').describe('Home, in the page'),
  hero: form('name', 'email', 'number', 'company', 'message').describe('Home, beside the headline'),
  proposal: form('Name', 'Email', 'Company', 'Phone', 'WebsiteLink', 'Message').describe(
    'Contact page',
  ),
  callback: form('name', 'email', 'phone', 'message').describe('Growth popup'),
  comment: form('name', 'comment').describe('Below the blogs'),
});

export type Forms = z.infer<typeof formsSchema>;
export type FormName = keyof Forms;
export type FormWords<Name extends FormName = FormName> = Forms[Name];
