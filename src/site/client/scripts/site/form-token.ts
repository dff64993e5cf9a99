import { FORM_TOKEN_ENDPOINT } from '../../../../forms/submission-metadata.ts';

/**
 * Asks the server for a signed note of the present moment; the first of a page counts. Pages are made
 * ahead of time, so it can't stand in the form. Without it a lead is only marked.
 *
 * @returns whether anything answered; the console is told when nothing did (specification, section 8)
 */
export async function askForToken(): Promise<boolean> {
  try {
    const response = await fetch(FORM_TOKEN_ENDPOINT);
    const answer: { token?: string } | undefined = await response.json().catch(() => undefined);
    if (answer?.token) document.documentElement.dataset.formToken ??= answer.token;
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** The token, once it has come. It is kept on the page: islands have a bundle of their own. */
export function formToken(): string | undefined {
  return document.documentElement.dataset.formToken;
}
