import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../answer.ts';
import { fieldId } from './Field.tsx';

interface Props {
  form: string;
  message: string;
  errors: FieldErrors;
}

/**
 * Lists what is to mend, each entry leading to its field, and takes the focus when it appears.
 * Give it a new `key` for every attempt, so that it is announced again.
 */
export function ErrorSummary({ form, message, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="lead-form__notice lead-form__notice--error"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <p>{message}</p>
      <ul>
        {Object.entries(errors).map(([field, text]) => (
          <li key={field}>
            <a href={`#${fieldId(form, field)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
