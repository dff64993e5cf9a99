import { attribute, type Element, elementsIn, lineOf, type Place } from './elements.ts';
import { isUnseen } from './hiding.ts';

/** No buyer fills in more. */
const MOST_FIELDS = 100;

/** What a visitor fills in and sends. */
export function formOf({ element }: Place) {
  const within = [...elementsIn(element)];
  const fields = within.filter(isField);
  const phone = fields.find((field) => typeOf(field) === 'tel');
  const button = within.find(isSubmit);
  const labels = within.filter(({ tagName }) => tagName === 'label').slice(0, MOST_FIELDS);
  // A button may say it for its form.
  const told = (name: string) =>
    (button && attribute(button, `form${name}`)) ?? attribute(element, name);
  return {
    action: told('action'),
    method: (told('method') ?? 'get').toLowerCase(),
    /** What it calls itself. */
    calls: ['action', 'id', 'class', 'name', 'aria-label']
      .map((name) => attribute(element, name) ?? '')
      .join(' '),
    hasPassword: fields.some((field) => typeOf(field) === 'password'),
    /** Fields that somebody fills in, and those whose content is sent. */
    fields: fields.length,
    named: fields.filter((field) => attribute(field, 'name')).length,
    /** It asks for a message, or for how to reach somebody. A name and an address alone are a newsletter's. */
    asksWhom:
      fields.some(isForBuyers) ||
      (fields.some(isMail) && (fields.length > 2 || fields.some(isText))),
    /** ASP.NET puts a form around a whole page, and sends it by a script. */
    isWholePage: within.some((one) => attribute(one, 'name') === '__VIEWSTATE'),
    /** It asks for somebody else's address: to send the page on. */
    asksFriend: fields.some((field) => FRIEND.test(attribute(field, 'name') ?? '')),
    /** What a number has to look like and how long it may be, where the field says so. */
    phonePattern: (phone && attribute(phone, 'pattern')) ?? '',
    phoneLength: Number.parseInt((phone && attribute(phone, 'maxlength')) ?? '', 10) || Infinity,
    /** What is written there, number or address, is not sent. */
    losesNumber: fields.some(
      (field) => ['tel', 'email'].includes(typeOf(field) ?? '') && !attribute(field, 'name'),
    ),
    /** A field must be filled in that nobody sees: browsers then send nothing, and say nothing. */
    wantsUnseen: fields.some((field) => isRequired(field) && isWithin(field, element, isAbsent)),
    /** Fields of a person that say nothing to readers by ear, or bring up the wrong keys on phones. */
    unclear: fields
      .slice(0, MOST_FIELDS)
      .filter((field) => !isWithin(field, element, isTrap) && isUnclear(field, labels)).length,
    /** A key of a service, which it sends along, is still the template's word for one. */
    lacksKey: [element, ...within].some(({ attrs }) =>
      attrs.some(({ name, value }) => /^(?:value$|data-)/.test(name) && NO_KEY.test(value)),
    ),
    hasButton: button !== undefined,
    /** Something in it, or itself, has a script of its own (`onsubmit`). */
    scripted: [element, ...within].some(({ attrs }) =>
      attrs.some(({ name }) => /^on[a-z]/.test(name)),
    ),
    line: lineOf(element),
  };
}

export type PageForm = Readonly<ReturnType<typeof formOf>>;

const NO_KEY =
  /^(?:(?:enter[-_])?your[-_](?:\w+[-_])*(?:key|id|token)(?![a-z])|(?:api|access)[-_](?:key|token)$)/i;
const FRIEND = /(?:^|[[_-])(?:to|receiver|recipient|friend)(?:$|[\]_-])|mail_?to$/i;

const typeOf = (element: Element) => attribute(element, 'type')?.trim().toLowerCase();

const isRequired = (field: Element) =>
  attribute(field, 'required') !== undefined && attribute(field, 'disabled') === undefined;

/** No label names it: a text that goes away with the first letter is none. Or a number has the keys of letters. */
function isUnclear(field: Element, labels: readonly Element[]): boolean {
  const id = attribute(field, 'id');
  const box = field.parentNode as Element;
  const isLabelled =
    ['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(field, name)) ||
    labels.some((label) => attribute(label, 'for') === id && id !== undefined) ||
    labels.includes(box) ||
    labels.includes(box.parentNode as Element);
  const named = ['name', 'id'].map((name) => attribute(field, name)).join(' ');
  const isNumber = /(?:^|[\s_-])(?:phone|mobile|tel|whatsapp)(?:$|[\s_-]|no\b|number)/i.test(named);
  const isText = field.tagName === 'input' && (typeOf(field) ?? 'text') === 'text';
  return !isLabelled || (isNumber && isText && !attribute(field, 'inputmode'));
}

/** Itself or a box around it, within the form. */
function isWithin(field: Element, form: Element, isSo: (box: Element) => boolean): boolean {
  for (let up = field; up !== form; up = up.parentNode as Element) if (isSo(up)) return true;
  return false;
}

const isAbsent = (box: Element) =>
  /(?<![-\w])display\s*:\s*none/i.test(attribute(box, 'style') ?? '');

/** For robots to fill in: nobody sees it, or gets to it with the keyboard. */
const isTrap = (box: Element) =>
  isUnseen(box, new Set()) ||
  attribute(box, 'aria-hidden') === 'true' ||
  attribute(box, 'tabindex') === '-1';

const NO_FIELDS = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

function isField(element: Element): boolean {
  if (element.tagName === 'textarea' || element.tagName === 'select') return true;
  return element.tagName === 'input' && !NO_FIELDS.has(typeOf(element) ?? 'text');
}

const told = (field: Element) =>
  ['type', 'name', 'id', 'placeholder'].map((name) => attribute(field, name) ?? '').join(' ');
const MESSAGE = /mess?age|msg|comment|(?:en|in)quir|query|question|requirement|help|सं?देश|^\s*$/i;
const isMail = (field: Element) => /mail/i.test(told(field));
const isText = ({ tagName }: Element) => tagName === 'textarea';

/** Where somebody writes a message, or a number to be called; other texts are of programs: “Description”. */
const isForBuyers = (field: Element) =>
  /phone|mobile|\btel\b|whatsapp/i.test(told(field)) ||
  (isText(field) && MESSAGE.test(told(field)));

function isSubmit(element: Element): boolean {
  if (attribute(element, 'disabled') !== undefined) return false;
  const type = typeOf(element);
  return element.tagName === 'button'
    ? type !== 'button' && type !== 'reset'
    : element.tagName === 'input' && (type === 'submit' || type === 'image');
}
