import { defineHastPlugin } from 'satteri';

/** A second-level heading: what the table of contents lists. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The heading in lower case with hyphens; letters of every script stay, and so do vowel signs. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Gives second-level headings an id and adds them to the list. */
export function headingIds(headings: Heading[]) {
  return defineHastPlugin({
    name: 'heading-ids',
    element: {
      filter: ['h2'],
      visit(node, context) {
        const text = context.textContent(node);
        const id = headingId(text);
        headings.push({ id, text });
        context.setProperty(node, 'id', id);
      },
    },
  });
}
