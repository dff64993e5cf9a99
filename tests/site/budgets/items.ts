import { inlineParts } from './inline-parts.ts';

/** What came over the wire, or a part of it that stands within the HTML. */
export interface Item {
  readonly name: string;
  readonly kind: 'html' | 'script' | 'style' | 'font' | 'other';
  /** Gzipped. */
  readonly bytes: number;
}

/** Scripts and styles within the HTML weigh what they would as files; the HTML weighs the rest. */
export function apart(document: Item, html: string): Item[] {
  const inline = inlineParts(html).map(
    ({ element, code, bytes }): Item => ({
      name: `${element} within the HTML: ${code.trim().slice(0, 30)}`,
      kind: element,
      bytes,
    }),
  );
  const within = inline.reduce((sum, { bytes }) => sum + bytes, 0);
  return [{ ...document, bytes: document.bytes - within }, ...inline];
}
