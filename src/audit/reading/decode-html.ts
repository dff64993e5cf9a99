import { isUtf8 } from 'node:buffer';
import sniff from 'html-encoding-sniffer';

/** How far a `meta charset` is looked for: browsers heed a late one too, by starting again. */
const PRESCAN_BYTES = 131_072;
/** How far the standard has them look. */
const EARLY_BYTES = 1024;

/** A page's text, and whether the page or its server said how its letters are encoded, and in time. */
export function decodeHtml(body: Buffer, contentType: string) {
  const within = (maxPrescanBytes: number) =>
    sniff(body, {
      transportLayerEncodingLabel: /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType)?.[1],
      // `undefined` would be taken for windows-1252.
      defaultEncoding: null,
      maxPrescanBytes,
    });
  const named = within(PRESCAN_BYTES);
  const charset = (named ?? (isUtf8(body) ? 'UTF-8' : 'windows-1252')).toLowerCase();
  return {
    html: decode(body, charset),
    /** In lower case. */
    charset,
    charsetDeclared: named !== null,
    /** Where browsers look for it: after that, they begin anew. */
    charsetEarly: within(EARLY_BYTES) !== null,
  };
}

function decode(body: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The standard's `replacement` and `x-user-defined` are no decoders of Node's.
    return new TextDecoder().decode(body);
  }
}
