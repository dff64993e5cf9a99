import { defineCheck } from '../check.ts';
import { evidenceOf } from '../evidence.ts';
import { absolute } from '../files.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** The number that a link to a chat names, as it is written; undefined for other links. */
function chatNumber(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.hostname === 'wa.me') {
    const [, first = ''] = url.pathname.replaceAll(/%2B/gi, '+').split('/');
    // Short links that WhatsApp itself makes.
    return /^(?:message|qr|c|$)$/.test(first) ? undefined : first;
  }
  const sends =
    /^(?:api|web)\.whatsapp\.com$/.test(url?.hostname ?? '') || /^whatsapp:/.test(address);
  return (sends && url?.searchParams.get('phone')?.trim()) || undefined;
}

/** The whole number with its country, digits alone. Ten digits that begin like a mobile lack the 91. */
function isWhole(number: string): boolean {
  const digits = number.replace(/^\+/, '');
  return /^[1-9]\d{7,14}$/.test(digits) && !/^[6-9]\d{9}$/.test(digits);
}

/** A link to a chat names a number that WhatsApp can find. */
export const check = defineCheck({
  id: 'whatsapp-number',
  category: 'local',
  weight: 2,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const links = page.html.anchors.flatMap(({ href, line }) => {
      const number = href === undefined ? undefined : chatNumber(absolute(page, href) ?? '');
      return number === undefined ? [] : [{ line, number }];
    });
    if (links.length === 0) return notApplicable;
    const wrong = links.filter(({ number }) => !isWhole(number));
    const shown = evidenceOf(
      page,
      wrong.length > 0 ? wrong : links.slice(0, 1),
      (one) => one.number,
    );
    return wrong.length === 0 ? pass({ evidence: shown }) : fail({ evidence: shown });
  },
});
