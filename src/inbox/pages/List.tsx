import { cellOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { contactLinks, contactOf } from '../../leads/words/contact.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import { worthPeriods } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { CHOSEN } from '../change.ts';
import { address, isFiltered, tabs } from '../filter.ts';
import type { ListView } from '../list-routes.ts';
import { dueInWords } from '../when.ts';
import { Filters, inWords } from './Filters.tsx';
import { aboutOf, Moment, StateBadge, spaced, Told } from './parts.tsx';
import { SEVERAL_FORM, Several } from './Several.tsx';
import { type Page, Shell } from './Shell.tsx';

/** All leads that are asked for, newest first. */
export function List({ frame, view }: Page<ListView>) {
  const { leads, query, count, worth, older, newest, newestId } = view;
  const title = Object.entries(tabs).find(([each]) => each && each === query.state)?.[1] ?? 'Leads';
  return (
    <Shell frame={frame} title={title} current="/">
      <Told>{view.told}</Told>
      {/* Filled and shown by src/inbox/page-script.mjs when something has come. */}
      <div className="told line beside-rule small" data-new-leads={newestId} hidden>
        <p role="status" />
        <a href="/">Show</a>
      </div>
      <div className="apart">
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
        </div>
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
        {newest && (
          <a className="way" href={newest}>
            Newest
          </a>
        )}
        {older && (
          <a className="way" href={older} rel="next">
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

const columns = ['Who', 'State', 'What about', 'Came', 'Phone', 'Campaign', 'Owner', 'Follow up'];

function Leads(view: ListView) {
  return (
    <table className="leads small tight tabular">
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
  const due = lead.followUpOn && dueInWords(lead.followUpOn, lead.state, indianDay(now));
  // The service is the first line of what pages of services send.
  const message = cellOf(forms[lead.form], 'message', lead.fields).replace(`${about}\n`, '');
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          form={SEVERAL_FORM}
          name={`${CHOSEN}${lead.id}`}
          aria-label={`Choose ${name || 'No name'}`}
        />
      </td>
      <th scope="row" className="lead__who">
        <a className="strong" href={`/leads/${lead.id}?${back}`}>
          {name || 'No name'}
        </a>
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
        {lead.campaign && (
          <span className="quiet one-line" title={lead.campaign}>
            {lead.campaign}
          </span>
        )}
      </td>
      <td data-is="Owner: ">{lead.owner}</td>
      <td data-is="Follow up: ">
        {due && <span className={due.isDue ? 'label' : undefined}>{due.text}</span>}
      </td>
    </tr>
  );
}

function Nothing({ query }: ListView) {
  const isAllDue = query.state === 'due' && !isFiltered({ ...query, state: '' });
  const [heading, text] = !isFiltered(query)
    ? ['No leads yet', 'What people send through the forms of the website appears here by itself.']
    : isAllDue
      ? [
          'Nobody waits for a call today',
          'A lead comes here on the day that it is to be followed up.',
        ]
      : [
          'No lead fits',
          'Search finds the beginning of a word, a number or an address. Spam is shown only under “Spam”.',
        ];
  return (
    <>
      <h2>{heading}</h2>
      <p>
        {text} <a href="/">Show all leads</a> or <a href="/add">add one by hand</a>.
      </p>
    </>
  );
}
