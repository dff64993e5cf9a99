import { LEAD_SENT_EVENT } from '../../../forms/submission-metadata.ts';

/** Reports an event by its name; the element is where on the page it happened. */
type Report = (name: string, parameters: Record<string, unknown>) => void;

/** The links worth counting. Buttons lead to the contact page for the audit or for a proposal. */
const clicks = {
  call_click: 'a[href^="tel:"]',
  // Without a number it shares an article.
  chat_click: 'a[href^="https://wa.me/"]:not([href*="/?"])',
  audit_click: 'a:is([href="/Contact"], [href="#audit"]):is(.button, .action-bar__audit)',
  proposal_click: 'a[href$="#proposal"]:is(.button, .action-bar__audit)',
};

/** Parts of a page, the first that holds an element is its place. The hero has the page's title. */
const places = {
  header: '.site-header',
  bar: '.action-bar',
  corner: '.chat-link',
  popup: '.growth-popup',
  closing: '.closing',
  footer: '.site-footer',
  hero: ':is(section, header):has(h1)',
};

/**
 * Listens for leads that the server has taken, and for clicks that lead to one. Nothing of what
 * anybody typed is read.
 */
export function reportEvents(report: Report): void {
  const tell = (name: string, element: Element, form?: string) =>
    report(name, { form, place: placeOf(element), page_path: location.pathname });

  document.addEventListener(LEAD_SENT_EVENT, ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    const form = target.dataset.leadForm;
    tell(form === 'comment' ? 'comment_post' : 'generate_lead', target, form);
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const [name, links] of Object.entries(clicks)) {
      const link = target.closest(links);
      if (link) tell(name, link);
    }
  });
}

function placeOf(element: Element): string {
  const found = Object.entries(places).find(([, part]) => element.closest(part));
  return found?.[0] ?? 'page';
}
