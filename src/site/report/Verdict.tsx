import type { ReactNode } from 'react';
import type { OutcomeKind } from '../../audit/outcome.ts';
import type { AuditWords } from './view.ts';

/** A shape for each, so that none is told by its colour. */
const SHAPES = {
  pass: (
    <>
      <circle cx="12" cy="12" r="11" fill="var(--peacock)" />
      <path d="M6.5 12.5l3.7 3.7 7.3-8" stroke="var(--paper-white)" />
    </>
  ),
  partly: (
    <>
      <path d="M12 1l11 11-11 11L1 12z" fill="var(--marigold-mist)" stroke="var(--ink)" />
      <path d="M12 1v22L1 12z" fill="var(--ink)" />
    </>
  ),
  fail: (
    <>
      <path d="M1 1h22v22H1z" fill="var(--sindoor-deep)" />
      <path d="M7.5 7.5l9 9m0-9l-9 9" stroke="var(--paper-white)" />
    </>
  ),
  'not-checked': (
    <circle cx="12" cy="12" r="10.5" stroke="var(--ink-mute)" strokeDasharray="3.3 3.3" />
  ),
  'not-applicable': <path d="M4 12h16" stroke="var(--ink-mute)" />,
  told: (
    <>
      <circle cx="12" cy="12" r="10.5" stroke="var(--ink)" />
      <path d="M12 10.5v7M12 6v2.4" stroke="var(--ink)" />
    </>
  ),
} as const satisfies Record<OutcomeKind | 'told', ReactNode>;

interface Props {
  kind: keyof typeof SHAPES;
  words: AuditWords['report'];
}

/** What came of a check: a word, and a shape before it. */
export function Verdict({ kind, words }: Props) {
  return (
    <span className="verdict row small strong">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <g fill="none" strokeWidth="2.4">
          {SHAPES[kind]}
        </g>
      </svg>
      {words.verdicts[kind]}
    </span>
  );
}
