import type { ReactNode } from 'react';
import './fold.css';

interface Props {
  /** What always shows: a heading, and whatever belongs beside it. */
  summary: ReactNode;
  /** Of class `fold__content` where it is more than one element. */
  children: ReactNode;
  /** Unfolded from the start. */
  open?: boolean | undefined;
  /** Folds on narrow screens only; on wide ones it is always open and its summary a plain heading. */
  narrow?: boolean;
  /** Without lines above and below. */
  bare?: boolean;
  /** The parts of its summary stand one below the other: with fold-stacked.css. */
  stacked?: boolean;
  /** Of all rows with one name at most one is unfolded. */
  name?: string;
  className?: string;
}

const LOOKS = ['narrow', 'bare', 'stacked'] as const;

/**
 * A row that unfolds: `details`, so that it opens without scripts, is found by the browser's search
 * and printed open. src/site/client/scripts/site/folds.ts does what browsers without `::details-content` lack.
 */
export function Fold({ summary, children, open, name, className = '', ...looks }: Props) {
  const chosen = LOOKS.filter((look) => looks[look]).map((look) => `fold--${look}`);
  return (
    <details className={['fold', ...chosen, className].join(' ').trimEnd()} name={name} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
