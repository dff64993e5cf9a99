import type { Evidence } from '../../audit/said.ts';
import { withFigures } from '../../audit/words.ts';
import type { AuditWords } from './view.ts';

interface Props {
  evidence: readonly Evidence[];
  /** What should stand there, where the evidence itself does not say. */
  expected?: string | undefined;
  words: AuditWords['report'];
}

/** More of the same says nothing more. */
const MOST = 3;

/** What was fetched, what stood there, and what is expected. All of it is text: none is a link. */
export function EvidenceList({ evidence, expected, words }: Props) {
  const { labels } = words;
  const shown = evidence.slice(0, MOST);
  const wanted = evidence.find((one) => one.expected !== undefined)?.expected ?? expected;
  if (shown.length === 0 && wanted === undefined) return null;
  return (
    <dl className="evidence beside-rule stack-2 small tight">
      {shown.map(({ url, line, found }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, and two may be the same.
        <div key={at}>
          <dt className={at === 0 ? '' : 'visually-hidden'}>{labels.fetched}</dt>
          <dd>
            <code>{url}</code>
            {line !== undefined && (
              <span className="evidence__line"> {withFigures(labels.line, { line })}</span>
            )}
          </dd>
          {found !== undefined && (
            <>
              <dt>{labels.found}</dt>
              <dd>{found === '' ? <em>{labels.nothing}</em> : <code>{found}</code>}</dd>
            </>
          )}
        </div>
      ))}
      {wanted !== undefined && (
        <div>
          <dt>{labels.expected}</dt>
          <dd>
            <code>{wanted}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}
