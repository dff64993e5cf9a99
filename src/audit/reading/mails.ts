import { parse } from 'tldts';
import type { PageFacts } from '../facts.ts';
import { decoded } from './files.ts';
import type { Placed } from './html-facts.ts';

/** Written so that robots don't find it; a script puts it right. */
const DISGUISED = /\[|\(at\)|\{|\bat\b/i;

/** The mail addresses that links of a page write to, with those that no mail can reach. */
export function mailLinks({
  html,
}: PageFacts): (Placed & { written: string; isBroken: boolean })[] {
  return html.anchors.flatMap(({ href = '', line }) => {
    const [, to, more] = /^\s*mailto:([^?]*)(\?.*)?/is.exec(href) ?? [];
    // Without a receiver it offers a text to send on.
    if (to === undefined || (to.trim() === '' && more)) return [];
    const written = decoded(to).trim();
    return [{ line, written, isBroken: !DISGUISED.test(written) && !isReachable(written) }];
  });
}

const isReachable = (written: string) =>
  written.split(/[,;]/).every((address) => {
    const [, domain = ''] =
      /^[^\s@]+@([^\s@]+)$/.exec(address.trim().replace(/^.*<|>$/g, '')) ?? [];
    const { domainWithoutSuffix, isIcann } = parse(domain);
    return isIcann === true && domainWithoutSuffix !== 'example' && Boolean(domainWithoutSuffix);
  });
