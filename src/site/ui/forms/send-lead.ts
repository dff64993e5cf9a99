import type { LeadAnswer } from '../../../forms/answer.ts';
import type { Form } from '../../../forms/form.ts';

/** Longest wait for an answer, in ms; the same submission_id makes sending again safe. */
const TIMEOUT_MS = 20_000;

export type Sending = { reached: true; answer: LeadAnswer } | { reached: false };

function isLeadAnswer(body: unknown): body is LeadAnswer {
  return typeof body === 'object' && body !== null && 'ok' in body && 'message' in body;
}

/**
 * Posts a form as JSON. Never throws: no connection and a timeout are one case, which
 * the console is told (specification, section 8). A refusal in other
 * words than ours, such as a proxy's error page, is a refusal all the same.
 */
export async function sendLead(form: Form, data: FormData): Promise<Sending> {
  try {
    const response = await fetch(form.endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(data)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (isLeadAnswer(body)) return { reached: true, answer: body };
    if (response.ok) return { reached: false };
    return { reached: true, answer: { ok: false, message: form.messages.failure } };
  } catch (error) {
    console.error(error);
    return { reached: false };
  }
}
