import type { Site } from '../../../catalog/schemas/site.ts';
import { Copy } from '../../ui/Copy.tsx';

/** A text in which our e-mail address and phone number can be pressed. */
export function LinkedText({ text, site }: { text: string; site: Site }) {
  const targets = new Map([
    [site.emails.support, `mailto:${site.emails.support}`],
    [site.phone.display, `tel:${site.phone.e164}`],
  ]);
  const escaped = [...targets.keys()].map((word) => word.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&'));
  // With a group, split() keeps what it splits at.
  return text.split(new RegExp(`(${escaped.join('|')})`)).map((part, index) => {
    const href = targets.get(part);
    const key = `${index} ${part}`;
    return href ? (
      <a key={key} href={href}>
        {part}
      </a>
    ) : (
      <Copy key={key} text={part} />
    );
  });
}
