import type { PageFacts } from '../facts.ts';

/** With its country or city, or in groups: nothing else is written so. */
const WRITTEN_AS_NUMBER =
  /(?<![\d.,₹-])(?:(?:(?:\+|00)91[\s-]?|0)[6-9]\d{4}[\s-]?\d{5}|[6-9]\d{4}[\s-]\d{5}|(?:\+91[\s-]?|0)[1-8]\d{1,3}[\s-]\d{3,4}[\s-]?\d{4})(?![\d-])/;
/** Ten digits alone may be anything, but not after such a word. */
const TOLD_TO_BE_NUMBER =
  /\b(?:call|contact|mob(?:ile)?|phone|ph|tel|whatsapp)\b[\s.:–-]*([6-9]\d{9})(?!\d)/i;

/** The first phone number in the words of a page. */
export const numberIn = (text: string): string | undefined =>
  WRITTEN_AS_NUMBER.exec(text)?.[0] ?? TOLD_TO_BE_NUMBER.exec(text)?.[1];

/** Whether a page speaks to people in India, by its name, its number, its money. */
export function isIndian({ url, html }: PageFacts): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  return (
    /\.(?:in|xn--h2brj9c)$/.test(host) ||
    /₹|\bRs\.? ?\d|\+91|\bIndia\b/.test(html.text) ||
    html.anchors.some(({ href = '' }) => /^tel:\s*(?:\+|00)91/i.test(href))
  );
}
