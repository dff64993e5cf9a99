import { labelled, visibleFields } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import { contactOf } from '../../leads/words/contact.ts';
import { spamInWords } from '../../leads/words/spam.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import { FIELD, FIELD_WAS } from '../change.ts';
import { aboutOf } from '../contact.ts';
import { NOTE_MAX } from '../limits.ts';
import { timeAgo } from '../when.ts';
import { CHANGE_FORM, ChangeForm } from './ChangeForm.tsx';
import { eventInWords, History } from './History.tsx';
import { Moment, Row, StateBadge } from './parts.tsx';
import { Shell } from './Shell.tsx';
import { Audit, Source } from './Source.tsx';
import type { Frame, LeadView } from './views.ts';
import { Ways } from './Ways.tsx';

/** Everything about one lead, and what can be done with it. */
export function LeadPage({ frame, view }: { frame: Frame; view: LeadView }) {
  const { lead, now } = view;
  const contact = contactOf(lead);
  const name = contact.name || 'No name';
  return (
    <Shell frame={frame} title={name}>
      <p className="crumb">
        <a href={view.list}>{view.list === '/' ? 'All leads' : 'Back to the list'}</a>
      </p>
      <Told {...view} />
      <Asked view={view} reasons={frame.sales.lostBecause} />
      <div className="page__head">
        <h1>{name}</h1>
        <StateBadge state={lead.state} />
        {lead.worth && <strong>{worthInWords(lead.worth)}</strong>}
        {lead.state === 'lost' && lead.lostBecause && <span>{lead.lostBecause}</span>}
        <p className="page__count">
          {contact.company && <strong>{contact.company}</strong>} {aboutOf(lead)},{' '}
          <Moment at={lead.receivedAt} now={now} />
        </p>
      </div>
      <Ways lead={lead} frame={frame} />
      <div className="lead-page">
        <Fields {...view} />
        <div className="lead-page__work">
          <ChangeForm {...view} reasons={frame.sales.lostBecause} />
          <History {...view} />
        </div>
        <div className="lead-page__rest">
          <Related {...view} />
          <Audit lead={lead} report={view.report} />
          <Source lead={lead} siteUrl={view.siteUrl} />
          <Deliveries {...view} />
        </div>
      </div>
    </Shell>
  );
}

/** What came of the form that was sent, and what others did meanwhile. */
function Told({ isSaved, told, meanwhile, now }: LeadView) {
  const last = meanwhile.at(-1);
  return (
    <div role="status">
      {isSaved && <p className="told">Saved. {told}</p>}
      {last && (
        <div className="told told--others">
          <p>
            {last.who} changed this {timeAgo(last.at, now)}, while you had it open. Both are kept:
          </p>
          <ul>
            {meanwhile.map(({ id, who, change }) => (
              <li key={id}>
                {who}: {eventInWords(change)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What one would know of a lead that was just lost: one press tells it. */
function Asked({ view, reasons }: { view: LeadView; reasons: readonly string[] }) {
  const { lead, isSaved, formKey, list } = view;
  if (!isSaved || lead.state !== 'lost' || lead.lostBecause) return null;
  return (
    <form className="told" method="post" action={`/leads/${lead.id}`}>
      <input type="hidden" name="key" value={`${formKey}-why`} />
      <input type="hidden" name="list" value={list} />
      <p>Why was it lost?</p>
      <div className="options">
        {reasons.map((reason) => (
          <button key={reason} type="submit" name="lost-because" value={reason} className="option">
            {reason}
          </button>
        ))}
      </div>
    </form>
  );
}

function Fields({ lead }: LeadView) {
  const { source: _source, page: _page, ...typed } = lead.fields;
  const signs = lead.spamSignals.map(spamInWords);
  return (
    <section className="panel">
      <h2>What they sent</h2>
      <dl className="facts">
        {labelled(formAsSent(lead.form, lead.fields), typed).map(([label, value]) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
        <Row label="Held back as spam">{lead.spam}</Row>
        <Row label="May be spam">{signs.join('\n')}</Row>
      </dl>
      <Corrections lead={lead} />
    </section>
  );
}

/** A number that was misheard or mistyped: saved with the rest, and noted. */
function Corrections({ lead }: Pick<LeadView, 'lead'>) {
  return (
    <details className="more">
      <summary>Correct what they sent</summary>
      <div className="correct">
        {visibleFields(formAsSent(lead.form, lead.fields)).map(([name, { label, kind }]) => {
          const id = `${FIELD}${name}`;
          const said = lead.fields[name] ?? '';
          const field = {
            id,
            name: id,
            form: CHANGE_FORM,
            defaultValue: said,
            maxLength: NOTE_MAX,
          };
          return (
            <div key={name} className="entry">
              <label htmlFor={id}>{label}</label>
              <input type="hidden" form={CHANGE_FORM} name={`${FIELD_WAS}${name}`} value={said} />
              {kind === 'text' ? <textarea rows={3} {...field} /> : <input {...field} />}
            </div>
          );
        })}
        <button type="submit" form={CHANGE_FORM} className="small-button">
          Save corrections
        </button>
      </div>
    </details>
  );
}

/** What the same person sent before or after. */
function Related({ lead, others, now, list }: LeadView) {
  if (others.length === 0 && !lead.follows) return null;
  const search = new URLSearchParams({ list });
  return (
    <section className="panel">
      <h2>{others.length > 0 ? `The same person, ${others.length} more` : 'Related'}</h2>
      <ul className="links">
        {lead.follows && (
          <li>
            <a href={`/leads/${lead.follows}`}>The lead that this one corrects or adds to</a>
          </li>
        )}
        {others.map((other) => (
          <li key={other.id}>
            <a href={`/leads/${other.id}?${search}`}>{aboutOf(other)}</a>,{' '}
            <Moment at={other.receivedAt} now={now} /> <StateBadge state={other.state} />{' '}
            {other.owner}
          </li>
        ))}
      </ul>
      {lead.person !== null && (
        <button type="submit" form={CHANGE_FORM} name="part" value="1" className="small-button">
          Another person after all
        </button>
      )}
    </section>
  );
}

function Deliveries({ deliveries, canSendAgain }: LeadView) {
  if (deliveries.length === 0) return null;
  return (
    <section className="panel">
      <h2>Where it was sent</h2>
      <dl className="facts">
        {deliveries.map(({ channel, text }) => (
          <Row key={channel} label={channel}>
            {text}
          </Row>
        ))}
      </dl>
      {canSendAgain && (
        <button type="submit" form={CHANGE_FORM} name="again" value="1" className="small-button">
          Send again
        </button>
      )}
    </section>
  );
}
