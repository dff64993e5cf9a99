import type { Draft } from './draft.ts';
import { attribute, type Element, lineOf } from './elements.ts';
import { keep, limits, oneLine } from './limits.ts';

/** The fonts that an element names: by its tag, its style, or as a style sheet. */
export function collectFonts(element: Element, page: Draft): void {
  const face = element.tagName === 'font' ? attribute(element, 'face') : undefined;
  if (face) keep(page.fonts, { family: oneLine(face), line: lineOf(element) }, limits.tags);
  const style = attribute(element, 'style');
  if (style) families(style, lineOf(element), page);
  if (element.tagName !== 'style') return;
  for (const node of element.childNodes)
    if ('value' in node) families(node.value, node.sourceCodeLocation?.startLine ?? 1, page);
}

function families(css: string, line: number, page: Draft): void {
  let counted = 0;
  let at = line;
  for (const match of css.matchAll(/font(?:-family)?\s*:\s*([^;{}]{1,500})/gi)) {
    at += css.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    keep(page.fonts, { family: oneLine(match[1] ?? ''), line: at }, limits.tags);
  }
}
