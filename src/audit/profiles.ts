import { getDomain } from 'tldts';

/** Sites where a business has a page of its own: networks, directories, marketplaces. */
const profileSites = new Set(
  `asklaila.com exportersindia.com facebook.com fb.com fb.me g.co g.page goo.gl indiamart.com
  instagram.com justdial.com linkedin.com linktr.ee magicpin.in meesho.com pinterest.com
  practo.com snapdeal.com sulekha.com swiggy.com t.me threads.com threads.net tradeindia.com
  tripadvisor.in twitter.com urbancompany.com wa.me whatsapp.com x.com yellowpages.in youtu.be
  youtube.com zomato.com`.split(/\s+/),
);

/** Whether an address is a page on somebody else's platform: its owner could repair nothing there. */
export function isProfile(url: URL): boolean {
  const domain = getDomain(url.hostname) ?? url.hostname;
  if (profileSites.has(domain)) return true;
  const isGoogle = /^google\./.test(domain);
  return (
    isGoogle && (/^(?:maps|business)\./.test(url.hostname) || url.pathname.startsWith('/maps'))
  );
}
