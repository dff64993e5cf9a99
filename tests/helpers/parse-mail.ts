export interface ReceivedMail {
  /** Envelope sender. */
  readonly from: string;
  /** Envelope recipients. */
  readonly to: readonly string[];
  readonly raw: string;
  /** Decoded headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

type ParsedMail = Omit<ReceivedMail, 'from' | 'to'>;

/** Reads the mails that nodemailer makes: a text and an HTML part, encoded headers. */
export function parseMail(raw: string): ParsedMail {
  const [head, body] = splitOnce(raw, '\r\n\r\n');
  const headers = parseHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`);
  return { raw, headers, text: partOf(parts, 'text/plain'), html: partOf(parts, 'text/html') };
}

function partOf(parts: readonly string[], type: string): string {
  for (const part of parts) {
    const [head, body] = splitOnce(part.replace(/^\r\n/, ''), '\r\n\r\n');
    const headers = parseHeaders(head);
    if (!headers['content-type']?.startsWith(type)) continue;
    return decodeBody(body, headers['content-transfer-encoding'] ?? '').trim();
  }
  return '';
}

function parseHeaders(head: string): Record<string, string> {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const lines = unfolded.split('\r\n').filter((line) => line.includes(': '));
  return Object.fromEntries(
    lines.map((line) => {
      const [name, value] = splitOnce(line, ': ');
      return [name.toLowerCase(), decodeWords(value)];
    }),
  );
}

/** RFC 2047 words; the white space between two of them belongs to neither. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replace(/_/g, ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
