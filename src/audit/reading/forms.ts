import { attribute, type Element, elementsIn, lineOf } from './elements.ts';

/** What a visitor fills in and sends. */
export function formOf(element: Element) {
  const within = [...elementsIn(element)];
  const fields = within.filter(isField);
  const button = within.find(isSubmit);
  // A button may say it for its form.
  const told = (name: string) =>
    (button && attribute(button, `form${name}`)) ?? attribute(element, name);
  return {
    action: told('action'),
    method: (told('method') ?? 'get').toLowerCase(),
    hasPassword: fields.some((field) => typeOf(field) === 'password'),
    /** Fields that somebody fills in, and those whose content is sent. */
    fields: fields.length,
    named: fields.filter((field) => attribute(field, 'name')).length,
    /** It asks for a message, or for how to reach somebody. */
    asksWhom: fields.some(isAboutAPerson),
    /** What a number has to look like, where the field says so. */
    phonePattern: patternOf(fields.find((field) => typeOf(field) === 'tel')),
    hasButton: button !== undefined,
    /** Something in it, or itself, has a script of its own (`onsubmit`). */
    scripted: [element, ...within].some(({ attrs }) =>
      attrs.some(({ name }) => /^on[a-z]/.test(name)),
    ),
    line: lineOf(element),
  };
}

export type PageForm = Readonly<ReturnType<typeof formOf>>;

const typeOf = (element: Element) => attribute(element, 'type')?.trim().toLowerCase();

const patternOf = (field?: Element) => (field && attribute(field, 'pattern')) ?? '';

const NO_FIELDS = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

function isField(element: Element): boolean {
  if (element.tagName === 'textarea' || element.tagName === 'select') return true;
  return element.tagName === 'input' && !NO_FIELDS.has(typeOf(element) ?? 'text');
}

/** Where somebody writes a message, or how to be reached. */
function isAboutAPerson(field: Element): boolean {
  const told = ['type', 'name', 'id', 'placeholder'].map((name) => attribute(field, name));
  return field.tagName === 'textarea' || /mail|phone|mobile|\btel\b|whatsapp/i.test(told.join(' '));
}

function isSubmit(element: Element): boolean {
  if (attribute(element, 'disabled') !== undefined) return false;
  const type = typeOf(element);
  return element.tagName === 'button'
    ? type !== 'button' && type !== 'reset'
    : element.tagName === 'input' && (type === 'submit' || type === 'image');
}
