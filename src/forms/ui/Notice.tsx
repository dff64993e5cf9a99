import { useEffect } from 'react';
import type { FormState } from './use-lead-form.ts';

interface Props {
  state: FormState;
  /** Said in the form itself; other outcomes are said elsewhere, e.g. in a toast. */
  says: readonly ('sent' | 'failed')[];
  /** How long it stays, in ms; for ever when absent. */
  forMs?: number;
  onGone?: () => void;
}

/** An outcome said inside the form: an alert when it failed, a status when it worked. */
export function Notice({ state, says, forMs, onGone }: Props) {
  const outcome = state.phase === 'sent' || state.phase === 'failed' ? state : undefined;
  useEffect(() => {
    if (!outcome || forMs === undefined || !onGone) return;
    const timer = setTimeout(onGone, forMs);
    return () => clearTimeout(timer);
  }, [outcome, forMs, onGone]);

  if (!outcome || !says.includes(outcome.phase)) return null;
  const tone = outcome.phase === 'sent' ? 'success' : 'error';
  return (
    <p
      className={`lead-form__notice lead-form__notice--${tone}`}
      role={outcome.phase === 'sent' ? 'status' : 'alert'}
    >
      {outcome.message}
    </p>
  );
}
