import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { cameBy } from '../../leads/words/came-by.ts';
import { sentFrom } from '../../leads/words/sent-from.ts';
import { Row } from './parts.tsx';

/** How somebody came to the site, the first time and the last, and where they wrote. */
export function Source({ lead, siteUrl }: { lead: DeskLead; siteUrl: URL }) {
  const { attribution, fields } = lead;
  const from = fields.source ?? fields.page;
  const { landing_page: first, last_landing_page: last } = attribution;
  return (
    <section className="panel">
      <h2>How they came</h2>
      <dl className="facts">
        <Row label="Language">{attribution.language === 'hi' && 'Hindi'}</Row>
        <Row label="Came by">{cameBy(lead)}</Row>
        <Row label={last ? 'First page, first visit' : 'First page'}>{first}</Row>
        <Row label="First page, last visit">{last}</Row>
        <Row label="Sent from">{from && sentFrom(from, siteUrl)}</Row>
      </dl>
    </section>
  );
}

/** What the SEO audit found when the lead was sent from its report. */
export function Audit({ lead, report }: { lead: DeskLead; report: string | undefined }) {
  if (lead.audit === null) return null;
  const { url, score, repairs } = lead.audit;
  return (
    <section className="panel">
      <h2>SEO audit</h2>
      <dl className="facts">
        <Row label="Website">{url}</Row>
        <Row label="Score">{score} of 100</Row>
      </dl>
      {repairs.length > 0 && (
        <>
          <h3>To repair first</h3>
          <ul className="list">
            {repairs.map((repair) => (
              <li key={repair}>{repair}</li>
            ))}
          </ul>
        </>
      )}
      {report && (
        <p>
          <a href={report} target="_blank" rel="noopener noreferrer">
            The whole report (new tab)
          </a>
        </p>
      )}
    </section>
  );
}
