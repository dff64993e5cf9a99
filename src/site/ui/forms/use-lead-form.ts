import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../../forms/answer.ts';
import type { Form } from '../../../forms/form.ts';
import { LEAD_SENT_EVENT } from '../../../forms/submission-metadata.ts';
import { translated } from '../../../forms/translated.ts';
import { validate } from '../../../forms/validate.ts';
import { afterFrame } from '../after-frame.ts';
import { sendLead } from './send-lead.ts';

/** What was sent, as it was checked. */
export interface SentState {
  readonly phase: 'sent';
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Where a form is in its life. */
export type FormState =
  | { phase: 'idle' }
  | { phase: 'invalid'; attempt: number; message: string; errors: FieldErrors }
  | { phase: 'sending' }
  | SentState
  | { phase: 'failed'; message: string };

interface Options {
  form: Form;
  /** Said before the number of errors when the form has no text of its own for that. */
  invalidMessage: string;
  /** What messages are on this page, by their English. */
  messages: Readonly<Record<string, string>> | undefined;
  /** Adds what goes along beside the fields: the submission's id, the token, the attribution. */
  addMetadata: (data: FormData, form: HTMLFormElement) => void;
  /** Called once for every outcome that is not about a field. */
  onOutcome?: (outcome: { ok: boolean; message: string }) => void;
}

/**
 * State and submit handler of a lead form whose fields the browser keeps itself. `failed` from the
 * first sending that failed to one that works: it outlasts what is said about it.
 */
export function useLeadForm({ form, invalidMessage, messages, addMetadata, onOutcome }: Options) {
  const [state, setState] = useState<FormState>({ phase: 'idle' });
  const [failed, setFailed] = useState(false);
  const sending = useRef(false);
  const attempts = useRef(0);

  const say = (text: string) => translated(text, messages);
  const settle = (outcome: SentState | { phase: 'failed'; message: string }) => {
    const next = { ...outcome, message: say(outcome.message) };
    const ok = next.phase === 'sent';
    setState(next);
    setFailed(!ok);
    onOutcome?.({ ok, message: next.message });
  };
  const complain = (wrong: FieldErrors) => {
    sending.current = false;
    const errors = Object.fromEntries(
      Object.entries(wrong).map(([field, text]) => [field, say(text)]),
    );
    const { missing } = form.messages;
    const message = missing ? say(missing) : `${invalidMessage} ${Object.keys(errors).length}`;
    attempts.current += 1;
    setState({ phase: 'invalid', attempt: attempts.current, message, errors });
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A ref, not the state: a double tap comes before the next render.
    if (sending.current) return;
    sending.current = true;
    const element = event.currentTarget;
    const data = new FormData(element);
    // The button shows first that it was pressed.
    await new Promise<void>(afterFrame);
    const checked = validate(form, Object.fromEntries(data));
    if (!checked.ok) return complain(checked.errors);

    addMetadata(data, element);
    setState({ phase: 'sending' });
    const result = await sendLead(form, data);
    // Sent is sent: on a slow phone a second Enter comes before the answer stands in the form's place.
    sending.current = result.reached && result.answer.ok;

    if (!result.reached) return settle({ phase: 'failed', message: form.messages.unreachable });
    const { answer } = result;
    if (!answer.ok && answer.errors) return complain(answer.errors);
    if (!answer.ok) return settle({ phase: 'failed', message: answer.message });
    element.reset();
    element.dispatchEvent(new CustomEvent(LEAD_SENT_EVENT, { bubbles: true }));
    settle({ phase: 'sent', message: answer.message, values: checked.values });
  }

  const clear = () => {
    sending.current = false;
    setState({ phase: 'idle' });
  };
  return { state, failed, submit, clear };
}
