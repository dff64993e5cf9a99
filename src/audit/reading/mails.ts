import { parse } from 'tldts';
import type { PageFacts } from '../facts.ts';
import { decoded } from './files.ts';
import type { Placed } from './html-facts.ts';

/** Written so that robots don't find it; a script puts it right. */
const DISGUISED = /\[|\(at\)|\{|\bat\b/i;
/** It leads to a page of the site's own. */
const FORGOT_MAILTO = /^\s*(?:https?:\/\/)?[^\s@/:?#]+@[\w.-]+\.[a-z]{2,}\/?\s*$/i;
/** Mistyped names of those with whom most people have their mail. */
const MISTYPED = /@(?:g(?:mial|amil|mai|mal|nail)|yaho|yahooo|hotmial|outlok|rediffmial)\.com$/i;

interface MailLink extends Placed {
  /** As it is written. */
  readonly href: string;
  /** No mail can reach it. */
  readonly isBroken: boolean;
}

/** The mail addresses that links of a page write to, each once. */
export function mailLinks({ html }: PageFacts): MailLink[] {
  const links = new Map<string, MailLink>();
  for (const { href = '', line } of html.anchors) {
    const [, to, more] = /^\s*mailto:([^?]*)(\?.*)?/is.exec(href) ?? [];
    const written = decoded(to ?? '').trim();
    // Without a receiver, or with the word for one, it offers a text to send on.
    const isMail = to === undefined ? FORGOT_MAILTO.test(href) : /[@.]/.test(written) || !more;
    if (!isMail || links.has(href)) continue;
    const isBroken = !DISGUISED.test(written) && !isReachable(written);
    links.set(href, { line, href, isBroken });
  }
  return [...links.values()];
}

const isReachable = (written: string) =>
  written.split(/[,;]/).every((address) => {
    const [, domain = ''] =
      /^[^\s@]+@([^\s@]+)$/.exec(address.trim().replace(/^.*<|>$/g, '')) ?? [];
    const { domainWithoutSuffix, isIcann } = parse(domain);
    const isNamed = Boolean(domainWithoutSuffix) && domainWithoutSuffix !== 'example';
    return isIcann === true && isNamed && !MISTYPED.test(address.trim());
  });
