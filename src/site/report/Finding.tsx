import { Fragment, type ReactNode } from 'react';
import { withFigures } from '../../audit/words.ts';
import type { Finding } from './findings.ts';
import type { AuditWords } from './view.ts';

export interface FindingProps {
  finding: Finding;
  words: AuditWords['report'];
}

const DISC = 'M12 1a11 11 0 1 0 .01 0z';
const RING = `${DISC}m0 2.4a8.6 8.6 0 1 1-.01 0z`;
/** A shape for each, so that none is told by its colour. */
const SHAPES = {
  pass: `${DISC}M5.6 12.4l1.8-1.8 2.8 2.9 6.3-6.9 1.9 1.7-8.1 8.9z`,
  partly: 'M12 1l11 11-11 11L1 12zM12 3.4v17.2l8.6-8.6z',
  fail: 'M1 1h22v22H1zM6.7 8.4l3.6 3.6-3.6 3.6 1.7 1.7 3.6-3.6 3.6 3.6 1.7-1.7-3.6-3.6 3.6-3.6-1.7-1.7-3.6 3.6-3.6-3.6z',
  'not-checked': RING,
  'not-applicable': 'M4 10.8h16v2.4H4z',
  told: `${RING}M10.8 10.5h2.4v7h-2.4zM10.8 6.2h2.4v2.4h-2.4z`,
} as const satisfies Record<Finding['verdict'], string>;

const COLOURS: Partial<Record<Finding['verdict'], string>> = {
  pass: 'var(--peacock)',
  fail: 'var(--sindoor-deep)',
};

/** What came of a check: a word, and a shape before it. */
export function Verdict({ finding: { verdict }, words }: FindingProps) {
  return (
    <span className="verdict row small strong">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path fill={COLOURS[verdict] ?? 'currentcolor'} fillRule="evenodd" d={SHAPES[verdict]} />
      </svg>
      {words.verdicts[verdict]}
    </span>
  );
}

/** A text in which `code` stands between backticks, as the words of the checks have it. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, at) => {
    const key = `${at}`;
    return at % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    <strong>{label}</strong> {children}
  </p>
);

/** What was seen, some of it and none a link, how it is repaired and by whom, and why it matters. */
export function Details({
  finding,
  most = 3,
  words: { labels },
}: FindingProps & { most?: number }) {
  const { evidence, name, service } = finding;
  const expected = evidence.find((one) => one.expected !== undefined)?.expected ?? finding.expected;
  return (
    <>
      {(evidence.length > 0 || expected !== undefined) && (
        <div className="evidence beside-rule stack-2 small tight">
          {evidence.slice(0, most).map(({ url, line, found }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup, and two may be the same.
            <Fragment key={at}>
              <Told label={labels.fetched}>
                <code>{url}</code> {line !== undefined && withFigures(labels.line, { line })}
              </Told>
              {found !== undefined && (
                <Told label={labels.found}>
                  {found === '' ? <em>{labels.nothing}</em> : <code>{found}</code>}
                </Told>
              )}
            </Fragment>
          ))}
          {expected !== undefined && (
            <Told label={labels.expected}>
              <code>{expected}</code>
            </Told>
          )}
        </div>
      )}
      <div className="stack-1 tight">
        <Told label={labels.remedy}>
          <InlineCode text={finding.remedy} />
        </Told>{' '}
        <Told label={labels.effort}>{finding.effort}</Told>
        <p className="small screen-only">
          {labels.service}:{' '}
          <a className="lone-link" href={service.path}>
            {service.name}
          </a>
        </p>
      </div>
      <div className="reason stack-1 tight">
        <Told label={labels.why}>
          <InlineCode text={finding.why} />
        </Told>
        <a className="lone-link small screen-only" href={finding.source} rel="noopener">
          {labels.source}
          <span className="visually-hidden">: {name}</span>
        </a>
      </div>
    </>
  );
}
