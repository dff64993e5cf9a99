import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { all } from './elements.ts';
import { limits } from './limits.ts';

/** Declarations after which nobody sees an element; of boxes moved away, only those far off. */
const HIDES =
  /(?<![-\w])(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:left|right|top|text-indent|margin-left|margin-top)\s*:\s*-\d{3}|(?:font-size|opacity)\s*:\s*0(?![.\d])|font-size\s*:\s*1px\b|clip\s*:\s*rect\(\s*[01](?:px)?\b)/i;
/** A box without a size; padding gives it one, as around films. */
const SIZELESS = /^(?!.*padding).*(?<![-\w])(?:width|height)\s*:\s*[01](?:px)?\s*(?:[;!]|$)/is;
/** A rule of one class or id. */
const RULE = /([.#][\w-]+)\s*\{([^{}]*)\}/g;

/** The classes and ids that the page's own styles hide: `.x`, `#x`. */
export const hidingNames = (root: Element): ReadonlySet<string> =>
  new Set(
    all('style', root)
      .flatMap((style) => [...textContent(style).slice(0, limits.block).matchAll(RULE)])
      .flatMap(([, name = '', rule = '']) => (hides(rule) ? [name] : [])),
  );

/** Whether a style hides what has it. */
export const hides = (style: string) => HIDES.test(style) || SIZELESS.test(style);

const NOTHING = /^[01](?:px)?$/;

/** Whether an element is hidden, by its own style or by a rule of the page. */
export function isUnseen({ name, attribs }: Element, hiding: ReadonlySet<string>): boolean {
  // A script is to show all of the page.
  if (name === 'body') return false;
  const { hidden, style = '', width = '', height = '', id, class: names = '' } = attribs;
  if (hidden !== undefined || hides(style)) return true;
  if (NOTHING.test(width) || NOTHING.test(height)) return true;
  if (hiding.size === 0) return false;
  return hiding.has(`#${id}`) || names.split(/\s+/).some((name) => hiding.has(`.${name}`));
}
