import type { Draft, Place } from './draft.ts';
import { attribute, type Element, elementsIn, lineOf } from './elements.ts';
import { keep } from './limits.ts';

/** What a visitor fills in and sends. */
export function collectForm(element: Element, _place: Place, page: Draft): void {
  const fields = [...elementsIn(element)].filter(isField);
  keep(
    page.forms,
    {
      action: attribute(element, 'action'),
      method: (attribute(element, 'method') ?? 'get').toLowerCase(),
      hasPassword: fields.some((field) => attribute(field, 'type')?.toLowerCase() === 'password'),
      fields: fields.length,
      line: lineOf(element),
    },
    100,
  );
}

const NO_FIELDS = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

function isField(element: Element): boolean {
  if (element.tagName === 'textarea' || element.tagName === 'select') return true;
  const type = attribute(element, 'type')?.toLowerCase() ?? 'text';
  return element.tagName === 'input' && !NO_FIELDS.has(type);
}
