import { ofEveryPage, ofFacts } from '../check.ts';
import {
  evidenceOf,
  fail,
  notApplicable,
  partly,
  passUnless,
  shareOn,
  shareRight,
} from '../outcome.ts';
import { absolute } from '../reading/addresses.ts';
import { contactForms } from '../reading/contact-forms.ts';
import type { PageForm } from '../reading/forms.ts';
import { isAboutPrograms } from '../reading/metadata.ts';
import { countryOf } from '../reading/phones.ts';
import { AT_HOME } from '../reading/workshop.ts';
import { isGone } from '../statuses.ts';

/** How and where to a form is sent, where it says so, and the part of it that is wrong. */
const sending = ({ method, action, part }: PageForm & { part?: string | undefined }) =>
  `<form${method === 'get' ? '' : ` method="${method}"`}${action === undefined ? '' : ` action="${action}"`}>${part ? ` … ${part}` : ''}`;

/** The code of a form that no plug-in has made one of. */
const UNMADE =
  /\[(?:contact-form-7|fluentform|formidable|forminator_form|gravityforms?|ninja_forms?|wpforms)\b[^\]]{0,200}\]/;

/** A form that buyers write into is there, and goes somewhere. */
export const sends = ofEveryPage((page) => {
  const [found] = isAboutPrograms(page.html) ? [] : (UNMADE.exec(page.html.text) ?? []);
  if (found) return fail({ figures: { count: 1, all: 1 }, evidence: [{ url: page.url, found }] });
  return shareOn(page, contactForms(page), (form) => form.isDead && sending(form));
});

/** The program that is to take what a form sends is there. */
export const taken = ofFacts(['targets'], ({ targets }) =>
  shareRight(
    targets,
    ({ page, line, url, status }) =>
      isGone(status) && { url: page, line, found: `${url} (HTTP ${status})` },
  ),
);

/** A contact form can be sent when a script fails: it says where to, names its fields, and posts what is written. */
export const withoutScript = ofEveryPage((page) => {
  // One that can't be sent at all is told by a check of its own.
  const forms = contactForms(page).filter(({ isDead }) => !isDead);
  if (forms.length === 0) return notApplicable;
  const needy = forms.filter(({ standsAlone }) => !standsAlone);
  return passUnless(evidenceOf(page, needy, sending));
});

/** Fields that a visitor fills in have labels. A single one is named by its button (WCAG's G167): a search, a newsletter. */
export const clear = ofEveryPage((page) => {
  const forms = page.html.forms.filter(({ fields, hasButton }) => fields > 1 || !hasButton);
  const all = forms.reduce((sum, { fields }) => sum + fields, 0);
  if (all === 0) return notApplicable;
  const unclear = forms.filter((form) => form.unclear > 0);
  const count = unclear.reduce((sum, form) => sum + form.unclear, 0);
  const evidence = evidenceOf(page, unclear, sending);
  return partly(all - count, all, { figures: { count, all }, evidence });
});

const PRIVACY = /privacy|data[- ]?protection|dpdp|गोपनीयता|निजता|प्राइवेसी/i;

/** Who asks for a name and a number says what becomes of them. */
export const explained = ofEveryPage((page) => {
  const forms = contactForms(page);
  // Other countries have other laws, and words for it.
  if (forms.length === 0 || countryOf(page) !== 'IN') return notApplicable;
  const isTold = page.html.anchors.some(({ href = '', text }) => PRIVACY.test(`${href} ${text}`));
  return passUnless(isTold ? [] : evidenceOf(page, forms, sending));
});

/** What visitors type is sent over https. */
export const secret = ofEveryPage((page) => {
  const forms = page.html.forms.filter(({ fields }) => fields > 0);
  // Where the page itself is open, https mends both: that is told once.
  if (forms.length === 0 || page.url.startsWith('http:')) return notApplicable;
  const target = (action: string | undefined) => absolute(page, action || page.url) ?? page.url;
  // What stays on somebody's own machine is told as that.
  const isOpen = (to: string) => to.startsWith('http:') && !AT_HOME.test(new URL(to).hostname);
  const plain = forms.filter(({ action }) => isOpen(target(action)));
  return passUnless(evidenceOf(page, plain, ({ action }) => target(action)));
});
