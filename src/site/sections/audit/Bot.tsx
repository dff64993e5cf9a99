import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import { Band } from '../../ui/Band.tsx';
import './bot.css';

/** The audit's robot, for those whose site it visited: it names `#bot` of this page. */
export function Bot({ words }: { words: AuditMethod['bot'] }) {
  const { heading, lead, points, refuse } = words;
  return (
    <Band name="bot" look="ground-mist" heading={heading} lead={lead} gap="stack-6">
      <div className="stack-6 columns-7-5">
        <dl className="lined">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt className="strong">{title}</dt>
              <dd className="quiet">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="bot__refuse framed ground-paper stack-3">
          <h3>{refuse.title}</h3>
          <p>{refuse.text}</p>
          <pre>
            <code>{refuse.lines.join('\n')}</code>
          </pre>
        </div>
      </div>
    </Band>
  );
}
