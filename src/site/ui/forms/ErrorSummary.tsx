import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../forms/answer.ts';
import { afterFrame } from '../after-frame.ts';
import { fieldId } from './Field.tsx';

interface Props {
  form: string;
  message: string;
  /** The fields that are wrong, as the form shows them. */
  wrong: readonly string[];
  errors: FieldErrors;
}

/**
 * Says above a form what is to mend, each a link, and takes the visitor to the first of it. Give it a
 * new `key` for every attempt, so that it is announced again.
 */
export function ErrorSummary({ form, message, wrong, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [first = ''] = wrong;
  useEffect(
    () =>
      afterFrame(() => {
        box.current?.scrollIntoView({ block: 'nearest' });
        document.getElementById(fieldId(form, first))?.focus();
      }),
    [form, first],
  );
  return (
    <div
      className="lead-form__summary lead-form__notice lead-form__notice--error"
      role="alert"
      ref={box}
    >
      <p>{message}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a className="lone-link" href={`#${fieldId(form, name)}`}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
