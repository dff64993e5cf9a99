import { cellOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { contactLinks, contactOf } from '../../leads/words/contact.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import { leadStates } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { CHOSEN } from '../change.ts';
import { aboutOf, spaced } from '../contact.ts';
import { address, isFiltered } from '../filter.ts';
import { dayInWords, dueInWords } from '../when.ts';
import { stateNames } from '../words.ts';
import { Filters, inWords } from './Filters.tsx';
import { Moment, StateBadge } from './parts.tsx';
import { SEVERAL_FORM, Several } from './Several.tsx';
import { Shell } from './Shell.tsx';
import type { Frame, ListView } from './views.ts';

/** All leads that are asked for, newest first. */
export function List({ frame, view }: { frame: Frame; view: ListView }) {
  const { leads, query, count, worth, older, newest, newestId } = view;
  const filtered = isFiltered(query);
  const state = leadStates.find((each) => each === query.state);
  const title = state ? `${stateNames[state]} leads` : query.due ? 'To follow up' : 'Leads';
  return (
    <Shell frame={frame} title={title} current="/">
      <NewLeads newestId={newestId} />
      <div className="page__head">
        <h1>{title}</h1>
        <p className="page__count">
          {inWords(count)} {count === 1 ? 'lead' : 'leads'}
          {filtered ? ' found' : ''}
          {worth.once > 0 && `, worth ${worthInWords({ amount: worth.once, per: 'once' })}`}
          {worth.month > 0 && `, worth ${worthInWords({ amount: worth.month, per: 'month' })}`}
        </p>
        {leads.length > 0 && (
          <a className="page__export" href={address('/leads.csv', query)}>
            Export CSV
          </a>
        )}
      </div>
      <Filters {...view} />
      {leads.length > 0 ? <Leads {...view} /> : <Nothing {...view} />}
      {leads.length > 0 && <Several {...view} />}
      {(older || newest) && (
        <nav className="pager" aria-label="Pages">
          {newest && <a href={newest}>Newest</a>}
          {older && (
            <a href={older} rel="next">
              Older
            </a>
          )}
        </nav>
      )}
    </Shell>
  );
}

/** Filled and shown by src/inbox/page-script.ts when something has come. */
function NewLeads({ newestId }: { newestId: string }) {
  return (
    <div className="told new-leads" data-new-leads={newestId} hidden>
      <p role="status" />
      <a href="/">Show</a>
      <label>
        <input type="checkbox" /> Sound
      </label>
    </div>
  );
}

function Leads({ leads, query, others, now }: ListView) {
  const back = new URLSearchParams({ list: address('/', query) });
  return (
    <table className="leads">
      <caption className="visually-hidden">Leads, newest first</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Choose</span>
          </th>
          <th scope="col">Came (IST)</th>
          <th scope="col">Who</th>
          <th scope="col">Phone</th>
          <th scope="col">What about</th>
          <th scope="col">Campaign</th>
          <th scope="col">State</th>
          <th scope="col">Owner</th>
          <th scope="col">Follow up</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            now={now}
            href={`/leads/${lead.id}?${back}`}
            others={others.get(lead.id)?.length ?? 0}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  lead: DeskLead;
  now: Date;
  href: string;
  /** How many more leads the same person sent. */
  others: number;
}

function LeadRow({ lead, now, href, others }: RowProps) {
  const { name, company, phone, email } = contactOf(lead);
  const { call } = contactLinks(lead);
  const about = aboutOf(lead);
  // The service is the first line of what pages of services send.
  const message = cellOf(forms[lead.form], 'message', lead.fields).replace(`${about}\n`, '');
  return (
    <tr className={`lead lead--${lead.state}`}>
      <td className="lead__choose">
        <input
          type="checkbox"
          form={SEVERAL_FORM}
          name={`${CHOSEN}${lead.id}`}
          aria-label={`Choose ${name || 'No name'}`}
        />
      </td>
      <td className="lead__when">
        <Moment at={lead.receivedAt} now={now} />
      </td>
      <th scope="row" className="lead__who">
        <a href={href}>{name || 'No name'}</a>
        {others > 0 && <span className="lead__others">{others + 1} times</span>}
        {company && <span className="lead__firm">{company}</span>}
        {lead.attribution.language === 'hi' && <span className="lead__firm">Hindi</span>}
      </th>
      <td className="lead__phone">
        {call ? <a href={call}>{spaced(phone)}</a> : <span className="lead__email">{email}</span>}
      </td>
      <td className="lead__about">
        <span className="lead__form">{about}</span>
        <span className="lead__message">{message === about ? '' : message}</span>
      </td>
      <td className="lead__campaign">{lead.campaign}</td>
      <td className="lead__state">
        <StateBadge state={lead.state} />
        {lead.state === 'new' && lead.spamSignals.length > 0 && (
          <span className="lead__spam">May be spam</span>
        )}
      </td>
      <td className="lead__owner">{lead.owner}</td>
      <td className="lead__follow-up">
        {lead.followUpOn && <FollowUp on={lead.followUpOn} lead={lead} now={now} />}
      </td>
    </tr>
  );
}

/** A day that lies behind matters only while the lead is open. */
function FollowUp({ on, lead, now }: { on: string; lead: DeskLead; now: Date }) {
  if (['won', 'lost', 'spam'].includes(lead.state)) return <span>{dayInWords(on)}</span>;
  const { text, isDue } = dueInWords(on, indianDay(now));
  return (
    <span className={isDue ? 'is-due' : undefined} title={dayInWords(on)}>
      {text}
    </span>
  );
}

function Nothing({ query, database }: ListView) {
  if (query.due && !isFiltered({ ...query, due: '' })) {
    return (
      <div className="nothing">
        <h2>Nobody waits for a call today</h2>
        <p>
          A lead comes here on the day that was chosen on its page to follow it up.{' '}
          <a href="/">Show all leads</a>
        </p>
      </div>
    );
  }
  if (isFiltered(query)) {
    return (
      <div className="nothing">
        <h2>No lead fits</h2>
        <p>
          Search finds the beginning of a word, a number or an address. Spam is shown only under
          “Spam”.
        </p>
        <p>
          <a href="/">Show all leads</a>
        </p>
      </div>
    );
  }
  return (
    <div className="nothing">
      <h2>No leads yet</h2>
      <p>
        What people send through the forms of the website appears here by itself. Somebody called?{' '}
        <a href="/add">Add a lead</a> by hand.
      </p>
      <p className="note">
        Leads are read from {database}. If the website keeps them elsewhere, give the inbox the same
        DATABASE_URL.
      </p>
    </div>
  );
}
