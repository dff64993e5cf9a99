import type { PageFacts } from '../facts.ts';
import type { PageForm } from './html-facts.ts';

/** Where templates and developers' machines stand. */
const NOWHERE =
  /^https?:\/\/(?:localhost|127\.|(?:[\w-]+\.)*(?:example\.(?:com|org|net)|yourdomain\.com|yourwebsite\.com|test|local)(?:[:/]|$))|YOUR[-_]?[A-Z]|your-?form-?id|<\?/;

interface ContactForm extends PageForm {
  /** It says where its content goes. */
  readonly hasTarget: boolean;
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
      const isDead = NOWHERE.test(target) || (isAlone && !form.scripted && !canBeSent);
      return { ...form, hasTarget, isDead };
    });
}
