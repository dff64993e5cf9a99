import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** What it is more of, for those who hear the label alone. */
  about: string;
  children: ReactNode;
}

/** What few read of a finding: folded away on screens. */
export function More({ label, about, children }: Props) {
  return (
    <details className="more">
      <summary className="roomy-link">
        {label}
        <span className="visually-hidden">: {about}</span>
      </summary>
      <div className="stack-3">{children}</div>
    </details>
  );
}
