import type { ChannelName } from '../../platform/database/schema.ts';
import { startOfDay } from '../../platform/time/indian-day.ts';
import { indianDate } from '../../platform/time/indian-time.ts';
import { settingsOf } from '../channels.ts';
import { leadUrl } from '../desk/lead-url.ts';
import { type MailPage, type MailRow, renderMail } from '../mail/page.ts';
import type { Lead } from '../storage/lead-store.ts';
import { headlineOf, topicOf } from '../words/about.ts';
import { sourceOf } from '../words/came-by.ts';
import { channelWords } from '../words/channels.ts';
import { contactOf } from '../words/contact.ts';
import { type DigestFacts, NAMED_MAX, type Some } from './facts.ts';

type Section = MailPage['sections'][number];

/** Subject and both bodies of a digest. What there is nothing of has no heading. */
export function digestText(facts: DigestFacts, inboxUrl: URL | undefined) {
  const { yesterday, came, unanswered, followUps, givenUp } = facts;
  const counts: [count: number, what: string][] = [
    [came.length, 'new'],
    [unanswered.count, 'unanswered'],
    [followUps.count, 'to follow up'],
    [givenUp.count, 'given up'],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return renderMail({
    title: `Leads of ${dateOf(yesterday)}: ${told.join(', ') || 'nothing new, nothing to do'}`,
    buttons: inboxUrl ? [{ label: 'Open the inbox', href: inboxUrl.href }] : [],
    sections: sectionsOf(facts, inboxUrl).filter(({ rows, note }) => rows.length > 0 || note),
  });
}

function sectionsOf(facts: DigestFacts, inboxUrl: URL | undefined): Section[] {
  const { yesterday, came, heldBack, unanswered, followUps, givenUp } = facts;
  const rowOf = (label: string, lead: Lead, text: string): MailRow => ({
    label,
    text,
    href: leadUrl(inboxUrl, lead.id),
  });
  return [
    {
      heading: `Came on ${dateOf(yesterday)}`,
      rows: counted(came.map(topicOf)),
      note: heldBack > 0 ? `Beside these, ${heldBack} held back as spam.` : undefined,
    },
    {
      heading: 'Where they came from',
      rows: counted(came.map(sourceOf)),
    },
    {
      heading: 'Unanswered for more than a day',
      rows: unanswered.first.map((lead) =>
        rowOf(indianDate.format(lead.receivedAt), lead, withPhone(lead)),
      ),
      note: moreThan(unanswered),
    },
    {
      heading: 'To follow up',
      rows: followUps.first.map(({ lead, owner, on }) =>
        rowOf(owner ?? 'Nobody yet', lead, `${withPhone(lead)}, due ${dateOf(on)}`),
      ),
      note: moreThan(followUps),
    },
    {
      heading: 'Not passed on, and given up',
      rows: givenUp.first.map(({ lead, channel, reason }) =>
        rowOf(channelWords[channel], lead, `${headlineOf(lead)} (${reason ?? 'no reason noted'})`),
      ),
      note: [moreThan(givenUp), remedyFor(givenUp.first.map(({ channel }) => channel))]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

/** How often each text stands there, the most frequent first; what links may hold is without limit. */
function counted(texts: readonly string[]): MailRow[] {
  const groups = [...Map.groupBy(texts, (text) => text)]
    .map(([label, { length }]) => ({ label, count: length }))
    .toSorted((one, other) => other.count - one.count);
  const others = groups.slice(NAMED_MAX).reduce((sum, { count }) => sum + count, 0);
  const named = groups.slice(0, NAMED_MAX);
  if (others > 0) named.push({ label: 'Others', count: others });
  return named.map(({ label, count }) => ({ label, text: String(count) }));
}

function withPhone(lead: Lead): string {
  const inHindi = lead.attribution.language === 'hi' && 'answer in Hindi';
  return [headlineOf(lead), contactOf(lead).phone, inHindi].filter(Boolean).join(', ');
}

function moreThan({ first, count }: Some<unknown>): string | undefined {
  return count > first.length ? `And ${count - first.length} more.` : undefined;
}

/** What to do about what channels have given up. */
function remedyFor(channels: readonly ChannelName[]): string {
  if (channels.length === 0) return '';
  const settings = [...new Set(channels)].map(
    (channel) => `${settingsOf(channel)} (${channelWords[channel]})`,
  );
  return `Answer these people from here. Whoever runs the server looks at ${settings.join(', ')}; then “Send again” on the page of a lead sends it.`;
}

function dateOf(day: string): string {
  return indianDate.format(startOfDay(day));
}
