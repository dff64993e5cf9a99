import { lastTouchField, type TouchField, touchFields } from '../../forms/submission-metadata.ts';
import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { touchNames } from '../words.ts';
import { Row } from './parts.tsx';

/** Google and Facebook mark clicks on adverts with long keys: that there is one says all. */
const clicks: readonly TouchField[] = ['gclid', 'fbclid'];

/** How somebody first came to the site, and how the last time. */
export function Touches({ lead }: { lead: DeskLead }) {
  const { attribution } = lead;
  const first = touchFields.map((field) => ({ field, value: attribution[field] }));
  const last = touchFields.map((field) => ({ field, value: attribution[lastTouchField(field)] }));
  const cameAgain = last.some(({ value }) => value);
  if (!cameAgain && !first.some(({ value }) => value)) return null;
  return (
    <section className="panel">
      <h2>How they came</h2>
      {cameAgain && <h3>First visit</h3>}
      <Touch entries={first} />
      {cameAgain && (
        <>
          <h3>Last visit</h3>
          <Touch entries={last} />
        </>
      )}
    </section>
  );
}

function Touch({ entries }: { entries: { field: TouchField; value: string | undefined }[] }) {
  return (
    <dl className="facts">
      {entries.map(({ field, value }) => (
        <Row key={field} label={touchNames[field]}>
          {value && clicks.includes(field) ? 'yes' : value}
        </Row>
      ))}
    </dl>
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
