import parsePhoneNumber from 'libphonenumber-js/min';
import { Fragment, type ReactNode } from 'react';
import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { topicOf } from '../../leads/words/about.ts';
import { stateNames } from '../../leads/words/change.ts';
import { contactOf } from '../../leads/words/contact.ts';
import type { LeadState } from '../../platform/database/schema.ts';
import { indianTime } from '../../platform/time/indian-time.ts';
import { shortTime } from '../when.ts';

/** A number as it is read aloud, +91 98765 43210; as it was typed where it is none. */
export function spaced(phone: string): string {
  return parsePhoneNumber(phone, 'IN')?.formatInternational() ?? phone;
}

/** What a lead is about, in a word or two. */
export function aboutOf(lead: DeskLead): string {
  return lead.fields.source === HAND_SOURCE ? 'Added by hand' : topicOf(lead);
}

/** A moment as people say it, in full where the mouse rests. */
export function Moment({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={indianTime.format(at)}>
      {shortTime(at, now)}
    </time>
  );
}

export function StateBadge({ state }: { state: LeadState }) {
  return <span className={`state state--${state}`}>{stateNames[state]}</span>;
}

/** What became of a form that was just sent, or an alert: what else one should know first. */
export function Told({ role = 'status', children }: { role?: string; children: ReactNode }) {
  return (
    children && (
      <p className={`told told--${role} beside-rule small`} role={role}>
        {children}
      </p>
    )
  );
}

/** Another lead: who, what about, when, and how far sales have come. */
export function LeadLink({ lead, href, now }: { lead: DeskLead; href: string; now: Date }) {
  return (
    <li>
      <a className="roomy-link" href={href}>
        {contactOf(lead).name || 'No name'}
      </a>
      , {aboutOf(lead)}, <Moment at={lead.receivedAt} now={now} /> <StateBadge state={lead.state} />{' '}
      {lead.owner}
    </li>
  );
}

type Fact = readonly [label: string, text: string | false | null | undefined];

/** Words and what they stand for; those that stand for nothing are left out. */
export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className="facts small">
      {of
        .filter(([, text]) => text)
        .map(([label, text]) => (
          <Fragment key={label}>
            <dt className="quiet">{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** One of the things that are known of a lead. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ruled stack-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
