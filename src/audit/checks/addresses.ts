import { ofEveryPage, ofFacts } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { fail, notApplicable, partly, pass, passIf, passUnless } from '../outcome.ts';
import { isOwn } from '../reading/addresses.ts';
import { jumpsOf } from '../reading/jumps.ts';
import { canonicalsOf } from '../reading/metadata.ts';
import { isFine, isGone } from '../statuses.ts';

/** The page opens at all. */
export const opens = ofFacts(['server'], ({ server: { url, status } }) =>
  passIf(isFine(status), {
    figures: { status },
    evidence: [{ url, found: `HTTP ${status}`, expected: 'HTTP 200' }],
  }),
);

/** An address that nobody ever made says so. */
export const soft404 = ofFacts(['madeUp'], ({ madeUp: { url, status, hops } }) => {
  const asked = hops[0]?.url ?? url;
  const found = asked === url ? `HTTP ${status}` : `HTTP ${status} at ${url}`;
  const seen = { figures: { status }, evidence: [{ url: asked, found, expected: 'HTTP 404' }] };
  if (isGone(status)) return pass(seen);
  // A server that breaks on it tells Google to come again, and to ask for less.
  if (status === 500) return fail(seen);
  // Anything else, a refusal for one, is no word on whether the page exists.
  return isFine(status) ? fail(seen) : notApplicable;
});

/** With and without www, one address leads to the other; a canonical is half a remedy. */
export const oneHost = ofFacts(['page', 'addresses', 'certificate'], (facts) => {
  const { page, addresses, certificate } = facts;
  const { otherHost } = addresses;
  if (!otherHost) return notApplicable;
  const { host } = new URL(page.url);
  // Who types it meets an error, the host's own page or, without www, mostly nothing.
  const found = otherHost.status ? `HTTP ${otherHost.status}` : '';
  const isBare = `www.${new URL(otherHost.asked).host}` === host;
  if (isGone(otherHost.status) || (isBare && otherHost.status === 0))
    return fail({ evidence: [{ url: otherHost.asked, found }] });
  // Where both are wrong, that of the page is told. A name that is not known was perhaps never meant to be.
  if (otherHost.error && otherHost.error !== 'ENOTFOUND' && !certificate.error)
    return fail({ evidence: [{ url: otherHost.asked, found: otherHost.error }] });
  // With www alone it is no second site.
  if (!isFine(otherHost.status)) return pass();
  const seen = { evidence: [{ url: otherHost.asked, found: otherHost.url, expected: page.url }] };
  if (new URL(otherHost.url).host === host) return pass(seen);
  const isSite = isOwn(page, otherHost.url);
  const canonical = isSite && canonicalsOf(page).some(({ url }) => url?.host === host);
  return canonical ? partly(1, 2, seen) : fail(seen);
});

/** The typed address leads to the page with one redirect at most. */
export const redirectChain = ofFacts(['server'], ({ server: { hops } }) =>
  passIf(hops.length <= 1, {
    figures: { hops: hops.length },
    evidence: hops.map(({ url, status }) => ({ url, found: `HTTP ${status}` })),
  }),
);

/** What sends visitors on: to another site, or within this one. */
const jumpsOn = (page: PageFacts, toOthers: boolean) =>
  jumpsOf(page)
    .filter(({ to }) => toOthers === Boolean(to && !isOwn(page, to.href)))
    .map(({ line, found }) => ({ url: page.url, line, found }));

/** The page stays open: to move an address is a server's work. */
export const leadsAway = ofEveryPage((page) => passUnless(jumpsOn(page, false)));

/** Nobody is sent to another site by opening the page: neither buyers nor Google get it. */
export const sendsNobodyOff = ofEveryPage((page) => passUnless(jumpsOn(page, true)));
