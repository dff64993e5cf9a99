import parsePhoneNumber from 'libphonenumber-js/min';

/** Spreadsheets take what begins like this for a formula, also in its full-width spelling. */
const formulaStart = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/**
 * A cell that a spreadsheet shows and never runs. A leading apostrophe makes it text. A phone number
 * needs none: written with spaces, as in +91 98765 43210, it is no formula and keeps its plus.
 */
export function safeCell(text: string): string {
  if (!formulaStart.test(text)) return text;
  return internationalNumber(text) ?? `'${text}`;
}

function internationalNumber(text: string): string | undefined {
  if (!/^\+[\d\s().-]+$/.test(text)) return undefined;
  const number = parsePhoneNumber(text);
  const written = number?.isPossible() ? number.formatInternational() : '';
  return /^\+\d+(?: \d+)+$/.test(written) ? written : undefined;
}
