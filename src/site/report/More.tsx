import type { ReactNode } from 'react';
import { Fold } from '../ui/Fold.tsx';

interface Props {
  label: string;
  /** What it is more of, for those who hear the label alone. */
  about: string;
  children: ReactNode;
}

/** What few read of a finding: folded away on screens. */
export function More({ label, about, children }: Props) {
  const summary = (
    <span className="strong">
      {label}
      <span className="visually-hidden">: {about}</span>
    </span>
  );
  return (
    <Fold className="more" bare summary={summary}>
      <div className="stack-3">{children}</div>
    </Fold>
  );
}
