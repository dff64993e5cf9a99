import { labelled, visibleFields } from '../../forms/derive.ts';
import { formAsSent } from '../../forms/index.ts';
import { kinds } from '../../forms/kinds.ts';
import { cameBy } from '../../leads/words/came-by.ts';
import { contactOf } from '../../leads/words/contact.ts';
import { sentFrom } from '../../leads/words/sent-from.ts';
import { spamInWords } from '../../leads/words/spam.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import type { LeadView } from '../lead-routes.ts';
import { FIELD } from '../words.ts';
import { CHANGE_FORM, ChangeForm } from './ChangeForm.tsx';
import { Button, Choices, Field, Hidden } from './Field.tsx';
import { History } from './History.tsx';
import { aboutOf, Facts, LeadLink, Moment, Panel, StateBadge, Told } from './parts.tsx';
import { type Page, Shell } from './Shell.tsx';
import { Ways } from './Ways.tsx';

/** Everything about one lead, and what can be done with it. */
export function LeadPage({ frame, view }: Page<LeadView>) {
  const { lead, now, list } = view;
  const { company, name } = contactOf(lead);
  return (
    <Shell frame={frame} title={name || 'No name'}>
      <a className="small" href={list}>
        {list === '/' ? 'All leads' : 'Back to the list'}
      </a>
      <Told>{view.told}</Told>
      <Meanwhile {...view} />
      <Asked {...view} />
      <div className="line">
        <h1>{name || 'No name'}</h1>
        <StateBadge state={lead.state} />
        {lead.worth && <strong>{worthInWords(lead.worth)}</strong>}
        {lead.state === 'lost' && lead.lostBecause && <span>{lead.lostBecause}</span>}
      </div>
      <p className="note">
        {company && <strong>{company}</strong>} {aboutOf(lead)},{' '}
        <Moment at={lead.receivedAt} now={now} />
      </p>
      <Ways lead={lead} frame={frame} />
      <div className="lead-page tablet-halves">
        <Fields {...view} />
        <div className="lead-page__work stack-4">
          <ChangeForm {...view} />
          <History {...view} />
        </div>
        <div className="stack-4">
          <Related {...view} />
          <Audit {...view} />
          <Source {...view} />
          <Deliveries {...view} />
        </div>
      </div>
    </Shell>
  );
}

/** What others did while somebody had the page open. */
function Meanwhile({ meanwhile, now }: LeadView) {
  const last = meanwhile.at(-1);
  if (!last) return null;
  return (
    <Told role="alert">
      {last.who} changed this <Moment at={last.at} now={now} />, while you had it open. Both are
      kept: History has them.
    </Told>
  );
}

/** What one would know of a lead that was just lost: one press tells it. */
function Asked({ lead, events, isSaved, list, reasons }: LeadView) {
  if (!isSaved || lead.state !== 'lost' || lead.lostBecause) return null;
  return (
    <form className="told beside-rule small" method="post" action={`/leads/${lead.id}`}>
      <Hidden values={{ seen: events.at(-1)?.id ?? '', list }} />
      <Choices legend="Why was it lost?" name="lost-because" options={reasons} />
    </form>
  );
}

/** What somebody typed. A number that was misheard is corrected there, saved with the rest, and noted. */
function Fields({ lead }: LeadView) {
  const { source: _source, page: _page, ...typed } = lead.fields;
  const form = formAsSent(lead.form, lead.fields);
  return (
    <Panel title="What they sent">
      <Facts
        of={[
          ...labelled(form, typed),
          ['Held back as spam', lead.spam],
          ['May be spam', lead.spamSignals.map(spamInWords).join('\n')],
        ]}
      />
      <details>
        <summary className="small">Correct what they sent</summary>
        <div className="stack-3">
          {visibleFields(form).map(([name, { kind }]) => (
            <Field
              key={name}
              was
              name={`${FIELD}${name}`}
              form={CHANGE_FORM}
              value={lead.fields[name]}
              maxLength={kinds.text.max}
              {...(kind === 'text' && { rows: 3 })}
            />
          ))}
          <Button form={CHANGE_FORM}>Save corrections</Button>
        </div>
      </details>
    </Panel>
  );
}

/** What the same person sent before or after; one that nobody can tell by itself is named. */
function Related({ lead, others, now, list }: LeadView) {
  const search = new URLSearchParams({ list });
  return (
    <Panel title={`The same person${others.length > 0 ? `, ${others.length} more` : ''}`}>
      <ul className="small">
        {lead.follows && (
          <li>
            <a className="roomy-link" href={`/leads/${lead.follows}`}>
              The lead that this one corrects or adds to
            </a>
          </li>
        )}
        {others.map((other) => (
          <LeadLink key={other.id} lead={other} href={`/leads/${other.id}?${search}`} now={now} />
        ))}
      </ul>
      <Field
        was
        name="same"
        form={CHANGE_FORM}
        hint="Its number or e-mail, or the link of its page."
      />
      <Button form={CHANGE_FORM}>Save as the same person</Button>
      {lead.person !== null && (
        <Button form={CHANGE_FORM} name="part" value="1">
          Another person after all
        </Button>
      )}
    </Panel>
  );
}

/** How somebody came to the site, the first time and the last, and where they wrote. */
function Source({ lead, siteUrl }: LeadView) {
  const { attribution, fields } = lead;
  const from = fields.source ?? fields.page;
  const { landing_page: first, last_landing_page: last } = attribution;
  return (
    <Panel title="How they came">
      <Facts
        of={[
          ['Language', attribution.language === 'hi' && 'Hindi'],
          ['Came by', cameBy(lead)],
          [last ? 'First page, first visit' : 'First page', first],
          ['First page, last visit', last],
          ['Sent from', from && sentFrom(from, siteUrl)],
        ]}
      />
    </Panel>
  );
}

/** What the SEO audit found when the lead was sent from its report. */
function Audit({ lead, report }: LeadView) {
  if (lead.audit === null) return null;
  const { url, score, repairs } = lead.audit;
  return (
    <Panel title="SEO audit">
      <Facts
        of={[
          ['Website', url],
          ['Score', `${score} of 100`],
          ['To repair first', repairs.join('\n')],
        ]}
      />
      {report && (
        <a className="small" href={report} target="_blank" rel="noopener noreferrer">
          The whole report (new tab)
        </a>
      )}
    </Panel>
  );
}

function Deliveries({ lead, deliveries }: LeadView) {
  if (deliveries.length === 0) return null;
  const isWaiting = lead.deliveries.some(({ state }) => !['delivered', 'claimed'].includes(state));
  return (
    <Panel title="Where it was sent">
      <Facts of={deliveries} />
      {isWaiting && (
        <Button form={CHANGE_FORM} name="again" value="1">
          Send again
        </Button>
      )}
    </Panel>
  );
}
