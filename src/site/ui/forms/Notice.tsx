import { useEffect } from 'react';
import type { FormState } from './use-lead-form.ts';

interface Props {
  state: FormState;
  /** Said in the form itself; other outcomes are said elsewhere, e.g. in a toast. */
  says: readonly ('sent' | 'failed')[];
  /** What happens after sending: it stays where the visitor looks when a toast said that it worked. */
  next: string;
  /** How long it stays, in ms; for ever when absent. */
  forMs?: number;
  onGone?: () => void;
}

/** An outcome said inside the form: an alert when it failed, a status when it worked. */
export function Notice({ state, says, next, forMs, onGone }: Props) {
  const outcome = state.phase === 'sent' || state.phase === 'failed' ? state : undefined;
  useEffect(() => {
    if (!outcome || forMs === undefined || !onGone) return;
    const timer = setTimeout(onGone, forMs);
    return () => clearTimeout(timer);
  }, [outcome, forMs, onGone]);

  if (!outcome) return null;
  const isSaid = says.includes(outcome.phase);
  if (!isSaid && outcome.phase === 'failed') return null;
  const tone = outcome.phase === 'sent' ? 'success' : 'error';
  return (
    <p
      className={`lead-form__notice lead-form__notice--${tone}`}
      role={outcome.phase === 'sent' ? 'status' : 'alert'}
    >
      {isSaid ? outcome.message : next}
    </p>
  );
}
