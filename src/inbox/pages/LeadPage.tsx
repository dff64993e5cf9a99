import { labelled } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import { contactOf } from '../../leads/words/contact.ts';
import { spamInWords } from '../../leads/words/spam.ts';
import { aboutOf } from '../contact.ts';
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
        <a href="/">All leads</a>
      </p>
      <Told {...view} />
      <div className="page__head">
        <h1>{name}</h1>
        <StateBadge state={lead.state} />
        <p className="page__count">
          {contact.company && <strong>{contact.company}</strong>} {aboutOf(lead)},{' '}
          <Moment at={lead.receivedAt} now={now} />
        </p>
      </div>
      <Ways lead={lead} />
      <div className="lead-page">
        <Fields {...view} />
        <div className="lead-page__work">
          <ChangeForm {...view} />
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
function Told({ isSaved, meanwhile, now }: LeadView) {
  const last = meanwhile.at(-1);
  return (
    <div role="status">
      {isSaved && <p className="told">Saved.</p>}
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
    </section>
  );
}

/** What the same person sent before or after. */
function Related({ lead }: LeadView) {
  const { phone, email } = contactOf(lead);
  const same = phone || email;
  return (
    <section className="panel">
      <h2>Related</h2>
      <ul className="links">
        {lead.follows && (
          <li>
            <a href={`/leads/${lead.follows}`}>The lead that this one corrects or adds to</a>
          </li>
        )}
        {same && (
          <li>
            <a href={`/?q=${encodeURIComponent(same)}`}>
              All leads with this {phone ? 'number' : 'address'}
            </a>
          </li>
        )}
      </ul>
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
