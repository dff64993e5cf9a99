/** Pages for one visitor alone, or that nobody searches for: they may be hidden from Google. */
const PRIVATE =
  /(?:^|[/_-])(?:account|admin|basket|cart|checkout|comments?|compare|feed|forgot|login|logout|log-?in|orders?|password|print|privacy|register|returns?|search|sign-?(?:in|up|out)|tags?|terms|thank(?:s|-?you)?|wishlist|wp-[a-z]+)(?:[/_.-]|$)/i;

/** Whether an address is one of those. */
export const isPrivate = ({ pathname, search }: URL): boolean =>
  PRIVATE.test(pathname) || /[?&](?:add-to-cart|comment(?:id)?|replytocom|s|q)=/.test(search);
