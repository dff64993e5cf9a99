import { type MouseEvent, useEffect, useRef } from 'react';
import { callSentence } from '../../../forms/call-day.ts';
import { firstOfKind } from '../../../forms/derive.ts';
import type { Form } from '../../../forms/form.ts';
import { numberKinds } from '../../../forms/kinds.ts';
import { Button } from '../Button.tsx';
import { CallPromise } from './CallPromise.tsx';
import type { LeadFormWords } from './LeadForm.tsx';
import type { SentState } from './use-lead-form.ts';

interface Props extends Pick<LeadFormWords, 'id' | 'words' | 'common'> {
  form: Form;
  state: SentState;
  /** Whether a toast announces the message: it is not said twice. */
  isToasted: boolean;
  onAgain: () => void;
}

/** The second tap of a hurried or trembling hand was meant for the button that stood here (ms). */
const REST_MS = 700;

/** The answer that stands in place of a form that was sent, and takes the focus. */
export function Sent({ id, form, words, common, state, isToasted, onAgain }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('h2')?.focus({ preventScroll: true });
    // Not the nearest: a page that still scrolls to the button would go on, and past this. Not the
    // middle: in large letters that begins above the screen.
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  const shown = useRef(performance.now());
  const rest = (event: MouseEvent) => {
    if (performance.now() - shown.current < REST_MS) event.preventDefault();
  };
  const { message, values } = state;
  const hasNumber = numberKinds.some((kind) => firstOfKind(form, kind, values));
  const messageId = `${id}-sent`;
  return (
    <div className="sent lead-form__outcome stack-4" ref={box} onClickCapture={rest}>
      <h2 className="title" tabIndex={-1} aria-describedby={isToasted ? undefined : messageId}>
        {common.sent.thanks}, {firstOfKind(form, 'name', values)}
        {common.language === 'hi' ? '।' : '.'}
      </h2>
      <p className="lead-form__notice lead-form__notice--success" id={messageId}>
        {message}
      </p>
      <p>{words.next}</p>
      {hasNumber && (
        <CallPromise words={common.directWays} call={callSentence(common.calls, new Date())} />
      )}
      <Button variant="outline" onClick={(event) => event.defaultPrevented || onAgain()}>
        {common.sent.again}
      </Button>
    </div>
  );
}
