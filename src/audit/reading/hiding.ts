import { attribute, type Element, elementsIn } from './elements.ts';
import { limits } from './limits.ts';

/** Declarations after which nobody sees an element; of boxes moved away, only those far off. */
const HIDES =
  /(?<![-\w])(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:left|right|top|text-indent|margin-left|margin-top)\s*:\s*-\d{3}|(?:font-size|opacity)\s*:\s*0(?![.\d])|font-size\s*:\s*1px\b|clip\s*:\s*rect\(\s*[01](?:px)?\b)/i;
/** A box without a size; padding gives it one, as around films. */
const SIZELESS = /^(?!.*padding).*(?<![-\w])(?:width|height)\s*:\s*[01](?:px)?\s*(?:[;!]|$)/is;
/** A rule of one class or id. */
const RULE = /([.#][\w-]+)\s*\{([^{}]*)\}/g;

/** The classes and ids that the page's own styles hide: `.x`, `#x`. */
export function hidingNames(root: Element): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { tagName, childNodes } of elementsIn(root)) {
    if (tagName !== 'style') continue;
    for (const node of childNodes) {
      const css = 'value' in node ? node.value.slice(0, limits.block) : '';
      for (const [, name = '', rule = ''] of css.matchAll(RULE)) if (hides(rule)) names.add(name);
    }
  }
  return names;
}

const hides = (style: string) => HIDES.test(style) || SIZELESS.test(style);

/** Whether an element is hidden, by its own style or by a rule of the page. */
export function isUnseen(element: Element, hiding: ReadonlySet<string>): boolean {
  if (attribute(element, 'hidden') !== undefined) return true;
  if (hides(attribute(element, 'style') ?? '')) return true;
  if (['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(element, name) ?? '')))
    return true;
  if (hiding.size === 0) return false;
  const names = attribute(element, 'class')?.split(/\s+/) ?? [];
  return hiding.has(`#${attribute(element, 'id')}`) || names.some((name) => hiding.has(`.${name}`));
}
