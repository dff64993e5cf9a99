import { ofEveryPage } from '../check.ts';
import { evidenceOf, notApplicable, passUnless, shareRight } from '../outcome.ts';
import { contactForms } from '../reading/contact-forms.ts';
import { absolute } from '../reading/files.ts';

/** A form that buyers write into goes somewhere. */
export const sends = ofEveryPage((page) =>
  shareRight(
    contactForms(page),
    ({ isDead }) => isDead,
    ({ line, action, method }) => ({ url: page.url, line, found: `${method} ${action ?? ''}` }),
  ),
);

/** A contact form can be sent when a script fails: it says where to, names its fields, and posts what is written. */
export const withoutScript = ofEveryPage((page) => {
  // One that can't be sent at all is told by a check of its own.
  const forms = contactForms(page).filter(({ isDead }) => !isDead);
  if (forms.length === 0) return notApplicable;
  const needy = forms.filter(({ standsAlone }) => !standsAlone);
  return passUnless(evidenceOf(page, needy, ({ action, method }) => `${method} ${action ?? ''}`));
});

/** What visitors type is sent over https. */
export const secret = ofEveryPage((page) => {
  const forms = page.html.forms.filter(({ fields }) => fields > 0);
  if (forms.length === 0) return notApplicable;
  const target = (action: string | undefined) => absolute(page, action || page.url) ?? page.url;
  const plain = forms.filter(({ action }) => target(action).startsWith('http:'));
  return passUnless(evidenceOf(page, plain, ({ action }) => target(action)));
});
