import { parse } from 'tldts';
import { decoded } from '../clean-text.ts';
import type { PageFacts } from '../facts.ts';
import { once } from './limits.ts';

/** Written so that robots don't find it; a script puts it right. */
const DISGUISED = /\[|\(at\)|\{|\bat\b/i;
/** It leads to a page of the site's own, or is `mailto` misspelt; other ways to reach somebody are written like mails. */
const FORGOT_MAILTO =
  /^\s*(?:(?!sips?:|xmpp:|facetime|skype:|ssh:|im:)[a-z]+:(?:\/\/)?)?[^\s@/:?#]+@[\w.-]+\.[a-z]{2,}\/?\s*$/i;
/** Mistyped names of those with whom most people have their mail, and addresses that templates bring along. */
const NOBODYS =
  /@(?:g(?:mial|amil|mai|mal|nail)|yaho|yahooo|hotmial|outlok|rediffmial)\.com$|^(?:your|example|sample|dummy)[-_.]?(?:e?-?mail|name|id|address)?@|@(?:example|your-?(?:business|company|domain|e?-?mail|firm|name|shop|site|store|website)|my-?(?:company|domain|site|website)|domain|sitename|website)\.[a-z]{2,4}$/i;

/** An address that a shield has hidden, and the script of its that shows it again. */
const HIDDEN = /^\s*(?:https?:\/\/[^/]+)?\/cdn-cgi\/l\/email-protection\b/i;
const SHOWS_AGAIN = /email-decode|cfemail/i;

/** The links of a page that write mails, each once; `isBroken` where no mail can arrive. */
export function mailLinks({ html }: PageFacts) {
  const isShown = html.scripts.some(({ src, code }) => SHOWS_AGAIN.test(src ?? code));
  const links = html.anchors.flatMap(({ href = '', line }) => {
    if (!isShown && HIDDEN.test(href)) return [{ line, href, isBroken: true }];
    const [, to, more] = /^\s*mailto:([^?]*)(\?.*)?/is.exec(href) ?? [];
    const written = decoded(to ?? '').trim();
    // Without a receiver, or with the word for one, it offers a text to send on.
    const isMail = to === undefined ? FORGOT_MAILTO.test(href) : /[@.]/.test(written) || !more;
    const isBroken = !DISGUISED.test(written) && !isReachable(written);
    return isMail ? [{ line, href, isBroken }] : [];
  });
  return once(links, ({ href }) => href);
}

const isReachable = (written: string) =>
  written.split(/[,;]/).every((address) => {
    const [, domain = ''] =
      /^[^\s@]+@([^\s@]+)$/.exec(address.trim().replace(/^.*<|>$/g, '')) ?? [];
    const { domainWithoutSuffix, isIcann } = parse(domain);
    return isIcann === true && Boolean(domainWithoutSuffix) && !NOBODYS.test(address.trim());
  });
