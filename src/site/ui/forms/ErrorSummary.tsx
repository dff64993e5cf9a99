import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../forms/answer.ts';
import { fieldId } from './Field.tsx';

interface Props {
  form: string;
  message: string;
  /** The first field that is wrong, as the form shows them. */
  first: string | undefined;
  errors: FieldErrors;
}

/**
 * Says that something is to mend and leads to the first of it, and takes the focus when it appears;
 * the rest stands beside its fields. Give it a new `key` for every attempt, so that it is announced
 * again.
 */
export function ErrorSummary({ form, message, first, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // What holds it brings it into view, clear of all that floats.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className="lead-form__notice lead-form__notice--error"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <p>{message}</p>
      {first && <a href={`#${fieldId(form, first)}`}>{errors[first]}</a>}
    </div>
  );
}
