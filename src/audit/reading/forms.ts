import type { Element } from 'domhandler';
import { all, around, first, isOne, lineOf, type Place, rawText, tagOf } from './elements.ts';
import { isUnseen } from './hiding.ts';

/** No buyer fills in more fields, and no button says more letters. */
const MOST = 100;
/** What somebody fills in, and what sends it. */
const FIELDS = `textarea, select, input:not([type=hidden i], [type=submit i], [type=button i],
  [type=reset i], [type=image i])`;
const SENDS = `button:not([type=button i], [type=reset i], [disabled]),
  input:is([type=submit i], [type=image i]):not([disabled])`;

const sends = isOne(SENDS);

/** What a visitor fills in and sends. `apart` are buttons and fields that name their form, wherever they stand. */
export function formOf({ element }: Place, apart: readonly Element[]) {
  const fields = all(FIELDS, element)
    .slice(0, MOST)
    .filter((field) => !isForRobots(field, element));
  const phone = fields.find(isOne('[type=tel i]'))?.attribs;
  const isOwn = ({ attribs }: Element) => attribs.form === element.attribs.id;
  const button = first(SENDS, element) ?? apart.find((one) => isOwn(one) && sends(one)) ?? null;
  const labelled = new Set<string | undefined>(
    all('label[for]', element).map(({ attribs }) => attribs.for),
  );
  const nameless = fields.filter(({ attribs }) => !attribs.name);
  const lost = nameless.find(isOne(':is([type=tel i], [type=email i])'));
  const other = button ? undefined : all('button, [type=button i]', element).at(-1);
  const lacking = lost ?? (nameless.length === fields.length ? nameless[0] : other);
  const lure = all(LURE, element).find((one) => isForRobots(one, element));
  // All that is written in its tags.
  const said = [element, ...all('*', element)].flatMap(({ attribs }) => Object.entries(attribs));
  // A button may say it for its form.
  const told = (name: string) => button?.attribs[`form${name}`] ?? element.attribs[name];
  const hasPassword = fields.some(isOne('[type=password i]'));
  return {
    action: told('action'),
    method: (told('method') ?? 'get').toLowerCase(),
    hasPassword,
    isForBuyers: !hasPassword && isForBuyers(element, fields, button),
    /** It puts something into a basket. */
    isCart: /\bcart\b/i.test(`${element.attribs.action} ${element.attribs.class}`),
    /** Fields that somebody fills in, and those whose content is sent. */
    fields: fields.length,
    named: fields.length - nameless.length,
    /** What keeps it from being sent as it is: a field without a name, or a button of another kind. */
    lacking: lacking && tagOf(lacking),
    /** A trap for robots that has to be filled in: browsers send nothing. */
    lure: lure && tagOf(lure),
    /** What a number has to look like and how long it may be, where the field says so. */
    phonePattern: phone?.pattern ?? '',
    phoneLength: Number.parseInt(phone?.maxlength ?? '', 10) || Infinity,
    /** What is written there, number or address, is not sent. */
    losesNumber: lost !== undefined,
    /** A file is asked for, and its name alone is sent. */
    losesFile:
      fields.some(isOne('[type=file i]')) &&
      (told('method') ?? '').toLowerCase() === 'post' &&
      (told('enctype') ?? '').toLowerCase() !== 'multipart/form-data',
    /** Fields that say nothing to readers by ear: a text that goes away with the first letter is no label. */
    unclear: fields.filter((field) => !isLabelled(field) && !labelled.has(field.attribs.id)).length,
    /** A key of a service, which it sends along, is still the template's word for one. */
    keyless: said.find(([name, is]) => HOLDS.test(name) && NO_KEY.test(is))?.join('='),
    hasButton: button !== null,
    /** Something in it, or itself, has a script of its own (`onsubmit`). */
    scripted: said.some(([name]) => /^on[a-z]/.test(name)),
    line: lineOf(element),
  };
}

export type PageForm = Readonly<ReturnType<typeof formOf>>;

const HOLDS = /^(?:value$|data-)/;
const NO_KEY =
  /^(?:(?:enter[-_])?your[-_](?:[\w-]*[-_])?(?:key|id|token)(?![a-z])|(?:api|access)[-_](?:key|token)$)/i;
/** What forms call themselves in which nobody asks for an offer. */
const OTHER =
  /newsletter|mailing-?list|subscri|comm(?:ent|_)|\b(?:review|ugc|share|reply)|abuse|respond|tell-?a-?friend|\/email\/|e-?mail-?(?:article|friend|modal|this|story)/i;
/** Somebody else's address: to send the page on. */
const FRIEND =
  /(?:^|[[_-])(?:to|receiver|recipients?|friend)(?:$|[[\]_-]|e-?mail)|(?:mail|address)_?to$/i;

const isTyped = isOne(':not([type=checkbox i], [type=radio i])');

/**
 * It asks for a message, or for how to reach somebody. A name and an address alone are a newsletter's; ASP.NET puts a
 * form around a whole page, and sends it by a script.
 */
function isForBuyers(form: Element, fields: readonly Element[], button: Element | null): boolean {
  const named = (element: Element, names: string) =>
    names.split(' ').map((name) => element.attribs[name] ?? '');
  const isOther =
    OTHER.test(named(form, 'action id class name aria-label').join(' ')) ||
    fields.some((field) => named(field, 'name id').some((name) => FRIEND.test(name))) ||
    first('[name=__VIEWSTATE]', form) !== null;
  if (isOther || fields.length < 2) return false;
  const subscribes = button && /subscri/i.test(button.attribs.value ?? rawText(button, MOST));
  const isLong = fields.filter(isTyped).length > 2 || fields.some(isText);
  return fields.some(isBuyers) || (fields.some(isMail) && !subscribes && isLong);
}

const isLabelled = isOne(
  `label > *, label > * > *, [aria-label]:not([aria-label=""]),
  [aria-labelledby]:not([aria-labelledby=""]), [title]:not([title=""])`,
);

/** For robots to fill in: nobody sees it or a box around it in the form, or gets to it with the keyboard. */
function isForRobots(field: Element, form: Element): boolean {
  const boxes = [field, ...around(field)];
  return boxes.slice(0, boxes.indexOf(form)).some(isTrap);
}

/** Called as robots like it, and asked of everybody. */
const LURE = `input[required]:not([disabled], [readonly], [type=hidden i], [novalidate] *):is(
  [name=website i], [name=url i], [name=homepage i], [name=fax i], [name*=honey i], [name^=hp_ i])`;
const TRAP = /(?:^|_)hp(?:_|$)|honey-?pot/i;
const isTrap = (box: Element) =>
  isUnseen(box, new Set()) ||
  TRAP.test(box.attribs.name ?? '') ||
  box.attribs['aria-hidden'] === 'true' ||
  box.attribs.tabindex === '-1';

/** What a field is called. */
const called = ({ attribs }: Element) =>
  ['type', 'name', 'id', 'placeholder'].map((name) => attribs[name] ?? '').join(' ');
const MESSAGE = /mess?age|msg|comment|(?:en|in)quir|query|question|requirement|help|सं?देश|^\s*$/i;
const isMail = (field: Element) => /mail/i.test(called(field));
const isText = ({ name }: Element) => name === 'textarea';

/** Where somebody writes a message, or a number to be called; other texts are of programs: “Description”. */
const isBuyers = (field: Element) =>
  /phone|mobile|\btel\b|whatsapp/i.test(called(field)) ||
  (isText(field) && MESSAGE.test(called(field)));
