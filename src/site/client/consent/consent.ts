const KEY = 'measuring consent';
/** An answer holds for a year; then the question is asked again. */
const HOLDS_MS = 365 * 24 * 60 * 60 * 1000;

export type Answer = 'yes' | 'no';

/**
 * Whether there is anything to ask. Global Privacy Control is a no that the visitor has given to all
 * sites, and an answer that can't be kept would be asked for on every page: a no as well.
 */
export function mayAsk(): boolean {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return false;
  try {
    localStorage.getItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** The visitor's answer; undefined when there is none, or none that still holds. */
export function consent(): Answer | undefined {
  if (!mayAsk()) return 'no';
  const [answer, day = ''] = localStorage.getItem(KEY)?.split(' ') ?? [];
  const holds = Date.now() - Date.parse(day) < HOLDS_MS;
  return holds && (answer === 'yes' || answer === 'no') ? answer : undefined;
}

/** Keeps an answer with its day, in this browser only. */
export function keepConsent(answer: Answer): void {
  try {
    localStorage.setItem(KEY, `${answer} ${new Date().toISOString().slice(0, 10)}`);
  } catch {
    // Not kept, so it counts as no answer.
  }
}
