import type { PageFacts } from './facts.ts';

/** A mobile number or a landline with its code, as it is written in India. */
const INDIAN_NUMBER =
  /(?<![\d.,₹-])(?:(?:\+|00)91[\s-]?|0)?(?:[6-9]\d{4}[\s-]?\d{5}|[6-9]\d{2}[\s-]\d{3}[\s-]\d{4}|[1-8]\d{1,3}[\s-]\d{3,4}[\s-]?\d{4})(?![\d-])/;

/** The first phone number in the words of a page. */
export const numberIn = (text: string): string | undefined => INDIAN_NUMBER.exec(text)?.[0];

/** Whether a page speaks to people in India, by its name, its number, its money. */
export function isIndian({ url, html }: PageFacts): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  return (
    /\.(?:in|xn--h2brj9c)$/.test(host) ||
    /₹|\bRs\.? ?\d|\+91|\bIndia\b/.test(html.text) ||
    html.anchors.some(({ href = '' }) => /^tel:\s*(?:\+|00)91/i.test(href))
  );
}
