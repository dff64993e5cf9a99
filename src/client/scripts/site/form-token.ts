import { FORM_TOKEN_ENDPOINT } from '../../../forms/submission-metadata.ts';

let token: string | undefined;
let asked = false;

/**
 * Asks the server for a signed note of the present moment, once a page. Pages are made ahead of
 * time, so it can't stand in the form. Without it a lead is only marked.
 */
export async function askForToken(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const response = await fetch(FORM_TOKEN_ENDPOINT);
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer && 'token' in answer) token = String(answer.token);
  } catch {
    asked = false;
  }
}

/** The token, once it has come. */
export function formToken(): string | undefined {
  return token;
}
