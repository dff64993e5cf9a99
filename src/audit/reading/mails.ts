import { parse } from 'tldts';
import type { PageFacts } from '../facts.ts';
import { decoded } from './files.ts';
import type { Placed } from './html-facts.ts';

/** Written so that robots don't find it; a script puts it right. */
const DISGUISED = /\[|\(at\)|\{|\bat\b/i;

interface MailLink extends Placed {
  readonly written: string;
  /** No mail can reach it. */
  readonly isBroken: boolean;
}

/** The mail addresses that links of a page write to, each once. */
export function mailLinks({ html }: PageFacts): MailLink[] {
  const links = new Map<string, MailLink>();
  for (const { href = '', line } of html.anchors) {
    const [, to, more] = /^\s*mailto:([^?]*)(\?.*)?/is.exec(href) ?? [];
    const written = decoded(to ?? '').trim();
    // Without a receiver it offers a text to send on.
    if (to === undefined || (written === '' && more) || links.has(written)) continue;
    const isBroken = !DISGUISED.test(written) && !isReachable(written);
    links.set(written, { line, written, isBroken });
  }
  return [...links.values()];
}

const isReachable = (written: string) =>
  written.split(/[,;]/).every((address) => {
    const [, domain = ''] =
      /^[^\s@]+@([^\s@]+)$/.exec(address.trim().replace(/^.*<|>$/g, '')) ?? [];
    const { domainWithoutSuffix, isIcann } = parse(domain);
    return isIcann === true && domainWithoutSuffix !== 'example' && Boolean(domainWithoutSuffix);
  });
