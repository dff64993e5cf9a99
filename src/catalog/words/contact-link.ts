/** What asks for the audit, in the languages of the site. */
const AUDIT_WORDS = /\baudit\b|जाँच/iu;

/** Whether a button with this label asks for the audit, not for a person. */
export const asksForAudit = (label: string): boolean => AUDIT_WORDS.test(label);

/** The contact page's two parts: its first field is the audit's, its second the proposal form. */
const AUDIT = '/Contact';
const PROPOSAL = 'proposal';

/**
 * Where a button with this label leads: to the address field when it speaks of the audit, else to the
 * form for a call or a proposal, which then names the package or service that the visitor came from.
 */
export function contactLink(
  label: string,
  chosen?: { readonly package: string } | { readonly service: string },
): string {
  if (asksForAudit(label)) return AUDIT;
  return `/Contact${chosen ? `?${new URLSearchParams({ ...chosen })}` : ''}#${PROPOSAL}`;
}

/** Whether a link into the contact page leads where its label says; the page's own name says nothing. */
export function keepsItsWord(label: string, href: string): boolean {
  if (!/^\/Contact(?![^?#])/.test(href) || /^contact\b/i.test(label)) return true;
  return href.endsWith(`#${PROPOSAL}`) === contactLink(label).endsWith(`#${PROPOSAL}`);
}

/**
 * A chat in WhatsApp.
 *
 * @param number with its country code, a plus before it or not
 * @param greeting stands in the chat, to be sent
 */
export const chatLink = (number: string, greeting: string): string =>
  `https://wa.me/${number.replace('+', '')}?text=${encodeURIComponent(greeting)}`;
