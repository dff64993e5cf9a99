import type { CheckWords } from '../audit/words.ts';
import { Told } from './Told.tsx';
import type { AuditWords } from './view.ts';

interface Props {
  check: CheckWords;
  words: AuditWords['report'];
}

/** Why something matters, how it is mended, where that is written, and who of us does it. */
export function Advice({ check, words: { labels } }: Props) {
  const { service } = check;
  return (
    <div className="advice stack-3">
      <p>
        <strong>{labels.why}.</strong> <Told text={check.why} />
      </p>
      <p>
        <strong>{labels.remedy}.</strong> <Told text={check.remedy} />
      </p>
      <p className="advice__links">
        <a href={check.source} rel="noopener">
          {labels.source}
        </a>
        <span>
          {labels.service}: <a href={service.path}>{service.name}</a>
        </span>
      </p>
    </div>
  );
}
