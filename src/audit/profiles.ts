import { getDomain } from 'tldts';

/** Sites where a business has a page of its own, with all their names below. */
const profileSites = new Set([
  'facebook.com',
  'fb.com',
  'fb.me',
  'g.co',
  'g.page',
  'indiamart.com',
  'instagram.com',
  'justdial.com',
  'linkedin.com',
  'linktr.ee',
  'magicpin.in',
  'meesho.com',
  'pinterest.com',
  'snapdeal.com',
  'sulekha.com',
  'swiggy.com',
  't.me',
  'threads.net',
  'tradeindia.com',
  'tripadvisor.in',
  'twitter.com',
  'urbancompany.com',
  'wa.me',
  'whatsapp.com',
  'x.com',
  'yellowpages.in',
  'youtu.be',
  'youtube.com',
  'zomato.com',
  'exportersindia.com',
  'asklaila.com',
  'jd.com',
  'practo.com',
]);

const mapHosts = /^(?:maps\.|goo\.gl$|maps\.app\.goo\.gl$)/;

/** Whether an address is a page on somebody else's platform: a profile, a directory, a map. */
export function isProfile(url: URL): boolean {
  const { hostname } = url;
  if (profileSites.has(getDomain(hostname) ?? hostname)) return true;
  const onGoogle = /^google\./.test(getDomain(hostname) ?? '');
  return (
    mapHosts.test(hostname) ||
    (onGoogle && (hostname.startsWith('business.') || url.pathname.startsWith('/maps')))
  );
}
