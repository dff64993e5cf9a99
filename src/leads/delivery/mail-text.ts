import Mustache from 'mustache';
import type { FormName } from '../../forms/form.ts';
import type { Lead } from '../storage/lead-store.ts';

const titles: Readonly<Record<FormName, string>> = {
  inquiry: 'New inquiry from the home page',
  proposal: 'New proposal request',
  callback: 'New callback request',
  comment: 'New comment on the blogs',
};

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

/** The sender as the form names them; a comment has no address. */
export function senderOf(lead: Lead): { name: string; address: string | undefined } {
  const { name, Name, email, Email } = lead.fields;
  return { name: Name ?? name ?? '', address: Email ?? email };
}

/** Subject and both bodies of the mail about a lead. */
export function mailText(lead: Lead): { subject: string; text: string; html: string } {
  const title = titles[lead.form];
  const rows = [
    ...Object.entries(lead.fields),
    ...Object.entries(lead.attribution),
    ...lead.spamSignals.map((signal) => ['odd', signal]),
    ['received', `${indianTime.format(lead.receivedAt)} IST`],
    ['lead', lead.id],
    ['follows', lead.follows],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => ({ label, value }));
  return {
    subject: `${title}: ${senderOf(lead).name}`,
    text: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    html: Mustache.render(htmlTemplate, { title, rows }),
  };
}
