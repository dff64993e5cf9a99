import { randomUUID } from 'node:crypto';
import type { DeskLead } from '../leads/desk/lead-desk.ts';
import { leadUrl } from '../leads/desk/lead-url.ts';
import { renderMail } from '../leads/mail/page.ts';
import { mailSender } from '../leads/mail/sender.ts';
import { headlineOf } from '../leads/words/about.ts';
import type { InboxParts } from './parts.ts';

/** Whoever hands over waits for the mail server no longer than this. */
const TELL_TIMEOUT_MS = 10_000;

const outcomes = {
  told: 'The new owner was told by mail.',
  'no-address': 'The new owner was not told: no mail address is known. Tell them yourself.',
  'no-mail': 'The new owner was not told: mail is not set up. Tell them yourself.',
  failed: 'The new owner was not told: the mail server did not take it. Tell them yourself.',
  'tick-one': 'Nothing was saved: tick the leads first.',
  'tick-two': 'Nothing was joined: tick two leads or more.',
} as const;

/** What became of a form that was sent, as the address of the page that it leads to says. */
export function toldIn(search: URLSearchParams) {
  const outcome = Object.entries(outcomes).find(([name]) => name === search.get('told'))?.[1];
  const isSaved = search.has('saved');
  return { isSaved, told: [isSaved && 'Saved.', outcome].filter(Boolean).join(' ') };
}

/** Tells somebody that leads are theirs now, by a mail from the address that all mails of the site come from. */
export function ownerTeller({ mail, settings, access }: InboxParts) {
  const { inboxUrl } = settings.leads;
  return async (
    owner: string,
    leads: readonly DeskLead[],
    who: string,
  ): Promise<keyof typeof outcomes> => {
    const to = await access.mailOf(owner);
    if (to === undefined) return 'no-address';
    if (!mail) return 'no-mail';
    const first = leads[0];
    const about = leads.length === 1 && first ? headlineOf(first) : `${leads.length} leads`;
    const page = renderMail({
      title: `From ${who}: ${about}`,
      buttons: [],
      sections: [
        {
          rows: leads.map((lead) => {
            const href = leadUrl(inboxUrl, lead.id);
            return { label: 'Yours now', text: headlineOf(lead), href };
          }),
        },
      ],
    });
    try {
      const send = mailSender({ ...mail, from: mail.from ?? mail.to.split(',')[0], to });
      await send({ key: randomUUID(), ...page }, AbortSignal.timeout(TELL_TIMEOUT_MS));
      return 'told';
    } catch {
      return 'failed';
    }
  };
}
