/** How older leads begin, sent before November 2026: "Package: SEO (₹9,999 per month)". */
const before = /^Package: ([^(\n]*[^(\s])/;
const now = /^([^·\n]{2,80}) · \S/;

/**
 * What somebody came to the proposal form for, as the form shows it and their message begins:
 * "SEO Package · ₹9,999".
 */
export const chosenLine = (title: string, detail: string): string => `${title} · ${detail}`;

/** The package or service that the first line of a message names. */
export const chosenIn = (message: string): string | undefined =>
  (now.exec(message) ?? before.exec(message))?.[1];
