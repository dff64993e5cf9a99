import { cellOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { dayInWords, stateNames } from '../../leads/words/change.ts';
import { contactLinks, contactOf } from '../../leads/words/contact.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import { leadStates, worthPeriods } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { CHOSEN } from '../change.ts';
import { aboutOf, spaced } from '../contact.ts';
import { address, isFiltered } from '../filter.ts';
import type { ListView } from '../list-routes.ts';
import { dueInWords } from '../when.ts';
import { Filters, inWords } from './Filters.tsx';
import { Moment, StateBadge, Told } from './parts.tsx';
import { SEVERAL_FORM, Several } from './Several.tsx';
import { type Page, Shell } from './Shell.tsx';

/** All leads that are asked for, newest first. */
export function List({ frame, view }: Page<ListView>) {
  const { leads, query, count, worth, older, newest, newestId } = view;
  const state = leadStates.find((each) => each === query.state);
  const title = state ? `${stateNames[state]} leads` : query.due ? 'To follow up' : 'Leads';
  return (
    <Shell frame={frame} title={title} current="/">
      <Told {...view} />
      <NewLeads newestId={newestId} />
      <div className="line">
        <h1>{title}</h1>
        <p className="note">
          {inWords(count)} {count === 1 ? 'lead' : 'leads'}
          {isFiltered(query) && ' found'}
          {worthPeriods.map((per) => {
            const amount = worth[per];
            return amount > 0 && `, worth ${worthInWords({ amount, per })}`;
          })}
        </p>
        {leads.length > 0 && (
          <a className="small roomy-link" href={address('/leads.csv', query, { before: '' })}>
            Export CSV
          </a>
        )}
      </div>
      <Filters {...view} />
      {leads.length > 0 ? <Leads {...view} /> : <Nothing {...view} />}
      {leads.length > 0 && <Several {...view} />}
      <nav className="line" aria-label="Pages">
        {newest && <a href={newest}>Newest</a>}
        {older && (
          <a href={older} rel="next">
            Older
          </a>
        )}
      </nav>
      <fieldset hidden>
        <legend>When a new lead comes</legend>
        <div className="line small">
          <label>
            <input type="checkbox" name="inbox-sound" /> Sound
          </label>
          <label>
            <input type="checkbox" name="inbox-title" /> Number in the title of this tab
          </label>
        </div>
      </fieldset>
    </Shell>
  );
}

/** Filled and shown by src/inbox/page-script.mjs when something has come. */
function NewLeads({ newestId }: { newestId: string }) {
  return (
    <div className="told line" data-new-leads={newestId} hidden>
      <p role="status" />
      <a href="/">Show</a>
    </div>
  );
}

const columns = [
  'Who',
  'State',
  'What about',
  'Came (IST)',
  'Phone',
  'Campaign',
  'Owner',
  'Follow up',
];

function Leads(view: ListView) {
  return (
    <table className="leads">
      <caption className="visually-hidden">Leads, newest first</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Choose</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} {...view} />
        ))}
      </tbody>
    </table>
  );
}

function LeadRow({ lead, now, query, others }: ListView & { lead: DeskLead }) {
  const back = new URLSearchParams({ list: address('/', query) });
  const more = others.get(lead.id)?.length ?? 0;
  const { name, company, phone, email } = contactOf(lead);
  const { call } = contactLinks(lead);
  const about = aboutOf(lead);
  // The service is the first line of what pages of services send.
  const message = cellOf(forms[lead.form], 'message', lead.fields).replace(`${about}\n`, '');
  return (
    <tr className={lead.state === 'new' ? 'is-new' : undefined}>
      <td>
        <input
          type="checkbox"
          form={SEVERAL_FORM}
          name={`${CHOSEN}${lead.id}`}
          aria-label={`Choose ${name || 'No name'}`}
        />
      </td>
      <th scope="row" className="lead__who">
        <a href={`/leads/${lead.id}?${back}`}>{name || 'No name'}</a>
        {more > 0 && <span className="quiet"> {more + 1} times</span>}
        <span className="quiet one-line">
          {[company, lead.attribution.language === 'hi' && 'Hindi'].filter(Boolean).join(', ')}
        </span>
      </th>
      <td>
        <StateBadge state={lead.state} />
        {lead.state === 'new' && lead.spamSignals.length > 0 && (
          <p className="quiet">May be spam</p>
        )}
      </td>
      <td className="lead__about">
        {about}
        <span className="quiet one-line">{message === about ? '' : message}</span>
      </td>
      <td>
        <Moment at={lead.receivedAt} now={now} />
      </td>
      <td className="lead__phone">
        {call ? <a href={call}>{spaced(phone)}</a> : <span className="quiet">{email}</span>}
      </td>
      <td>
        <span className="quiet one-line" title={lead.campaign ?? undefined}>
          {lead.campaign}
        </span>
      </td>
      <td data-is="Owner: ">{lead.owner}</td>
      <td data-is="Follow up: ">
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

function Nothing({ query }: ListView) {
  if (!isFiltered(query)) {
    return (
      <>
        <h2>No leads yet</h2>
        <p>
          What people send through the forms of the website appears here by itself. Somebody called?{' '}
          <a href="/add">Add a lead</a> by hand.
        </p>
      </>
    );
  }
  const isAllDue = query.due && !isFiltered({ ...query, due: '' });
  return (
    <>
      <h2>{isAllDue ? 'Nobody waits for a call today' : 'No lead fits'}</h2>
      <p>
        {isAllDue
          ? 'A lead comes here on the day that was chosen on its page to follow it up.'
          : 'Search finds the beginning of a word, a number or an address. Spam is shown only under “Spam”.'}{' '}
        <a href="/">Show all leads</a>
      </p>
    </>
  );
}
