import type { PageFacts } from '../facts.ts';
import type { PageForm } from './forms.ts';
import { countryOf } from './phones.ts';

/** Where templates and developers' machines stand, and what services have where an own key is to go. */
const NOWHERE =
  /^https?:\/\/(?:localhost|demos?\.|preview\.|127\.|(?:[\w-]+[-.])?(?:staging|stg|uat)\d?\.|(?:[\w-]+\.)*(?:example\.(?:com|org|net)|yourdomain\.com|yourwebsite\.com|test|local)(?:[:/]|$))|YOUR[-_]?[A-Z]|your-?form-?id|<\?|[{[<](?:%20|\s)*[a-z][-\w\s.]*[}\]>]|^(?:https?:\/\/[^/]+\/\S*?|mailto:)(?:(?:your?|your-?e?-?mail|your-?name|name|email)@[\w-]+\.com|your[-_](?:form|e-?mail|random|unique|access|script|deployment|endpoint)\b)/;
/** A number as buyers in India write theirs; a field has to take one of these. */
const WRITTEN = ['9810123456', '09810123456', '+919810123456', '98101 23456', '+91 98101 23456'];
/** A script of the page that takes what is written, to send it in its own way. */
const TAKES = /['"]submit['"]|\bonsubmit\b|\.submit\(|FormData/;
/** The same of a service that sends mails from a script. */
const KEYLESS = /\bemailjs\.\w+\([^;]{0,200}["']YOUR[-_]/i;
/** Patterns that a stranger could make run for minutes: a repeated group, or much that may repeat. */
const isCostly = (pattern: string) =>
  pattern.length > 80 || /\)[*+{]/.test(pattern) || pattern.split(/[*+?,]/).length > 7;

/** Forms in which buyers write: no search, no newsletter, no comment, none that tells a friend, and who signs in is no buyer yet. */
export function contactForms(page: PageFacts) {
  const { html } = page;
  const isIndian = countryOf(page) === 'IN';
  const isAlone = html.scripts.every(({ sendsNothing }) => sendsNothing);
  const isKeyless = html.scripts.some(({ code }) => KEYLESS.test(code));
  const isTaken = html.scripts.some(({ code, type }) => type === 'module' || TAKES.test(code));
  return html.forms
    .filter(({ isForBuyers }) => isForBuyers)
    .map((form) => {
      const target = form.action?.trim() ?? '';
      // To its own page it must be posted: else it only stands in the address.
      const hasTarget = /^(?:#|$)/.test(target)
        ? form.method === 'post'
        : !/^javascript:/i.test(target);
      const canBeSent = hasTarget && form.hasButton && form.named > 0;
      const isPlain = isAlone && !form.scripted;
      // It can't be sent, or goes nowhere. What a script may do with it is left out.
      const part = (isIndian && refusalIn(form)) || form.keyless || form.lure;
      const isDead =
        NOWHERE.test(target) ||
        Boolean(part) ||
        isKeyless ||
        // Where browsers are to post it, what has no name is left out, whatever a script does besides.
        (form.named === 0 && form.method === 'post' && /^[^#]/.test(target) && !form.scripted) ||
        (isPlain && !(canBeSent && !form.losesNumber));
      // Services of others say by themselves how they want it.
      const isOpen = form.method === 'get' && !/^[a-z][\w+.-]*:/i.test(target);
      // A script is seen to take it, or has to where no address is given.
      const isLeft =
        (isTaken || form.scripted || !form.action) && /^(?:#|javascript:.*)?$/i.test(target);
      const standsAlone =
        !form.losesNumber &&
        !form.losesFile &&
        (isLeft || (canBeSent && target !== '#' && !isOpen));
      return { ...form, standsAlone, isDead, part: part || (standsAlone ? '' : form.lacking) };
    });
}

/** What keeps the field for a number from taking any that buyers in India have; '' for nothing. */
function refusalIn({ phonePattern, phoneLength }: PageForm): string {
  if (phoneLength < Math.min(...WRITTEN.map(({ length }) => length)))
    return `maxlength="${phoneLength}"`;
  if (phonePattern === '' || isCostly(phonePattern)) return '';
  try {
    const pattern = new RegExp(`^(?:${phonePattern})$`, 'v');
    return WRITTEN.some((number) => pattern.test(number)) ? '' : `pattern="${phonePattern}"`;
  } catch {
    // Browsers pass over what is no pattern.
    return '';
  }
}
