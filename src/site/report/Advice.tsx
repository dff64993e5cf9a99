import { effortOf } from '../../audit/words.ts';
import type { CheckWords } from '../../catalog/words/audit-words.ts';
import { InlineCode } from './InlineCode.tsx';
import type { AuditWords } from './view.ts';

interface Props {
  check: CheckWords;
  words: AuditWords['report'];
}

/** Why something matters, and where that is written. */
export function Reason({ check, words: { labels } }: Props) {
  return (
    <div className="advice advice__reason stack-1 tight">
      <p>
        <strong>{labels.why}</strong> <InlineCode text={check.why} />
      </p>
      <a className="lone-link small" href={check.source} rel="noopener">
        {labels.source}
        <span className="visually-hidden">: {check.name}</span>
      </a>
    </div>
  );
}

/** How something is repaired, and who of us does it. */
export function Remedy({ check, words: { labels, effort } }: Props) {
  const { service } = check;
  return (
    <div className="advice stack-1 tight">
      <p>
        <strong>{labels.remedy}</strong> <InlineCode text={check.remedy} />
      </p>
      <p>
        <strong>{labels.effort}</strong> {effortOf(check, effort)}
      </p>
      <p className="advice__service small">
        {labels.service}:{' '}
        <a className="lone-link" href={service.path}>
          {service.name}
        </a>
      </p>
    </div>
  );
}
