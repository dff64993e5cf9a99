import Mustache from 'mustache';
import { firstOfKind, labelled } from '../../forms/derive.ts';
import { formAsSent, forms } from '../../forms/index.ts';
import { auditLines } from '../audit-lines.ts';
import type { Lead } from '../storage/lead-store.ts';

/** All who read these mails live by Indian time. */
const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const htmlTemplate = `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><title>{{title}}</title>
<body style="font: 16px/1.5 system-ui, sans-serif">
<h1 style="font-size: 20px">{{title}}</h1>
<table cellpadding="6" style="border-collapse: collapse">
{{#rows}}<tr><th align="left" valign="top">{{label}}</th><td style="white-space: pre-line">{{value}}</td></tr>
{{/rows}}</table></body></html>
`;

/** Who is to be answered; the address is empty where the form asks for none. */
export function replyTo({ form, fields }: Lead): { name: string; address: string } {
  return {
    name: firstOfKind(forms[form], 'name', fields),
    address: firstOfKind(forms[form], 'email', fields),
  };
}

/** Subject and both bodies of the mail about a lead. */
export function mailText(lead: Lead): { subject: string; text: string; html: string } {
  const form = formAsSent(lead.form, lead.fields);
  const { title } = form;
  const rows = [
    ...labelled(form, lead.fields),
    ...auditLines(lead.audit),
    ...Object.entries(lead.attribution),
    ...lead.spamSignals.map((signal) => ['Spam signal', signal]),
    ['Received', `${indianTime.format(lead.receivedAt)} IST`],
    ['Lead', lead.id],
    ['Follows', lead.follows],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => ({ label, value }));
  return {
    subject: `${title}: ${replyTo(lead).name}`,
    text: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    html: Mustache.render(htmlTemplate, { title, rows }),
  };
}
