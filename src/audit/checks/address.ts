import { ofPage } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { absolute } from '../reading/addresses.ts';
import { calledNumbers, chatNumbers, countryOf, numberIn } from '../reading/phones.ts';
import { isMap, pinCodesIn } from '../reading/places.ts';
import { says, thingsOf } from '../reading/structured-data.ts';

/** A house, a floor or a sector with its number: parts of an address and of little else. */
const HOUSE =
  /\b(?:sector|plot|shop|house|flat|floor|block|phase|gali|khasra)\s*(?:no\.?\s*)?[-#:]?\s*\w{0,2}\d/i;

/** A firm with a number in India says where it is, on its front page or where people look for it. */
export const visible = ofPage((page) => {
  const found = addressOn(page);
  if (found !== undefined) return pass({ evidence: [{ url: page.url, found }] });
  const { pathname } = new URL(page.url);
  if ((pathname !== '/' && !/contact/i.test(pathname)) || !hasIndianNumber(page))
    return notApplicable;
  return fail({ evidence: [{ url: page.url, found: '' }] });
});

function addressOn({ html, ...page }: PageFacts): string | undefined {
  const told = thingsOf(html).some(({ thing }) => says(thing.address) || says(thing.streetAddress));
  if (told || html.microdata.some(({ type }) => /schema\.org\/postaladdress$/i.test(type)))
    return 'PostalAddress';
  const addresses = [
    ...html.anchors.map(({ href }) => href ?? ''),
    ...html.frames.map(({ src }) => src),
  ];
  const map = addresses.find((each) => isMap(URL.parse(absolute({ ...page, html }, each) ?? '')));
  return pinCodesIn(html.text)[0]?.code ?? HOUSE.exec(html.text)?.[0] ?? map;
}

function hasIndianNumber(page: PageFacts): boolean {
  const linked = [...calledNumbers(page), ...chatNumbers(page)];
  const written = numberIn(page.html.text, countryOf(page));
  return [...linked, written].some((number) => number?.phone?.country === 'IN');
}
