import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  summary: string;
  open: boolean;
  /** Whether something in here is to be mended: it unfolds then. */
  wrong: boolean;
  children: ReactNode;
}

/**
 * Fields that may stay empty, folded so that a form is as short as what it asks for. The page's script
 * unfolds it before React comes when a draft is restored in here.
 */
export function OptionalFields({ summary, open, wrong, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wrong && details.current) details.current.open = true;
  }, [wrong]);
  return (
    <details className="lead-form__more" ref={details} open={open} suppressHydrationWarning>
      <summary>{summary}</summary>
      <div className="lead-form__fields">{children}</div>
    </details>
  );
}
