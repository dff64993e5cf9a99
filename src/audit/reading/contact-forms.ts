import type { PageFacts } from '../facts.ts';
import type { PageForm } from './forms.ts';

/** Where templates and developers' machines stand, and what services have where an own key is to go. */
const NOWHERE =
  /^https?:\/\/(?:localhost|127\.|(?:[\w-]+\.)*(?:example\.(?:com|org|net)|yourdomain\.com|yourwebsite\.com|test|local)(?:[:/]|$))|YOUR[-_]?[A-Z]|your-?form-?id|<\?|[{[<](?:%20|\s)*[a-z]\w*[-_\w\s.]*[}\]>]|^(?:https?:\/\/[^/]+\/\S*?|mailto:)(?:(?:your?|your-?e?-?mail|your-?name|name|email)@[\w-]+\.com|your[-_](?:form|e-?mail|random|unique|access|script|deployment|endpoint)\b)/;
/** A field that wants a number as it is written in America. */
const AMERICAN =
  /^\^?(?:\(|\\\()?(?:\\d|\[0-9\])\{3\}(?:\\?[-). ])+(?:\\d|\[0-9\])\{3\}\\?[-. ](?:\\d|\[0-9\])\{4\}\$?$/;
const INDIAN = /\+91[\s-]?[\d\s-]{10}/;

interface ContactForm extends PageForm {
  /** It says where its content goes. */
  readonly hasTarget: boolean;
  /** It can be sent without a script, and what is written does not stand in the address. */
  readonly standsAlone: boolean;
  /** It can't be sent, or goes nowhere. What a script may do with it is left out. */
  readonly isDead: boolean;
}

/** Forms in which buyers write: no search, no newsletter, and who signs in is no buyer yet. */
export function contactForms({ html }: PageFacts): ContactForm[] {
  const isAlone = html.scripts.every(({ sendsNothing }) => sendsNothing);
  return html.forms
    .filter(({ fields, asksWhom, hasPassword }) => fields > 1 && asksWhom && !hasPassword)
    .map((form) => {
      const target = form.action?.trim() ?? '';
      // To its own page it must be posted: else it only stands in the address.
      const hasTarget = /^(?:#|$)/.test(target)
        ? form.method === 'post'
        : !/^javascript:/i.test(target);
      const canBeSent = hasTarget && form.hasButton && form.named > 0;
      const refuses = AMERICAN.test(form.phonePattern) && INDIAN.test(html.text);
      const isDead = NOWHERE.test(target) || refuses || (isAlone && !form.scripted && !canBeSent);
      // Services of others say by themselves how they want it.
      const isOpen = form.method === 'get' && !/^[a-z][\w+.-]*:/i.test(target);
      const standsAlone = canBeSent && target !== '#' && !isOpen;
      return { ...form, hasTarget, standsAlone, isDead };
    });
}
