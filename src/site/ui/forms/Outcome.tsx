import { type ReactNode, useEffect, useRef } from 'react';
import type { FormState } from './use-lead-form.ts';

/**
 * The place above the button where a form says why it could not be sent. It comes into view with that:
 * below the button it lay behind what floats over the edge of a phone.
 */
export function Outcome({ state, children }: { state: FormState; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.phase === 'failed') {
      box.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [state]);
  return (
    <div className="lead-form__outcome stack-3" ref={box}>
      {children}
    </div>
  );
}
