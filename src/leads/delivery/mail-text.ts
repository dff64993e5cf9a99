import { labelled } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import { indianTime } from '../../platform/time/indian-time.ts';
import { auditLines } from '../audit-lines.ts';
import { leadUrl } from '../desk/lead-url.ts';
import { type MailRow, renderMail } from '../mail/page.ts';
import type { Lead } from '../storage/lead-store.ts';
import { headlineOf } from '../words/about.ts';
import { cameBy } from '../words/came-by.ts';
import { contactLinks } from '../words/contact.ts';
import { sentFrom } from '../words/sent-from.ts';
import { spamInWords } from '../words/spam.ts';

/** Where links of mails and messages about leads lead to. */
export interface StaffLinks {
  readonly siteUrl: URL | undefined;
  readonly inboxUrl: URL | undefined;
}

/** Subject and both bodies of the mail about a lead. */
export function mailText(lead: Lead, links: StaffLinks) {
  const { call, whatsApp, reply } = contactLinks(lead);
  const inbox = leadUrl(links.inboxUrl, lead.id);
  const buttons = [
    { label: 'Call', href: call },
    { label: 'WhatsApp', href: whatsApp },
    { label: 'Reply', href: reply },
    { label: 'Open in the inbox', href: inbox },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  return renderMail({
    title: headlineOf(lead),
    buttons,
    sections: [{ rows: leadRows(lead, links) }],
  });
}

/** All that staff read about a lead, under labels. */
export function leadRows(lead: Lead, { siteUrl, inboxUrl }: StaffLinks): MailRow[] {
  const form = formAsSent(lead.form, lead.fields);
  const { source, page, ...typed } = lead.fields;
  const from = source ?? page;
  const rows: MailRow[] = [
    ...labelled(form, typed).map(([label, text]) => ({ label, text })),
    { label: 'Language', text: lead.attribution.language === 'hi' ? 'Hindi: answer in it' : '' },
    { label: 'Came by', text: cameBy(lead) },
    { label: 'Sent from', text: from ? sentFrom(from, siteUrl) : '' },
    ...auditLines(lead.audit).map(([label, text]) => ({ label, text })),
    ...lead.spamSignals.map((signal) => ({ label: 'May be spam', text: spamInWords(signal) })),
    { label: 'Received', text: indianTime.format(lead.receivedAt) },
    { label: 'Lead', text: lead.id },
    {
      label: 'Adds to',
      text: lead.follows ? `an earlier lead of the same visitor, ${lead.follows}` : '',
      href: lead.follows ? leadUrl(inboxUrl, lead.follows) : undefined,
    },
  ];
  return rows.filter(({ text }) => text);
}
