/** What a post holds: flat text fields, whatever its content type. */
export type ReadBody = ReadonlyMap<string, string> | 'malformed' | 'wrong-type';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a form post from JSON, urlencoded or multipart bytes. Never throws. Of a field that comes
 * twice the first counts. Anything that is not a flat set of texts (a file, a nested object) is
 * malformed.
 */
export async function readBody(contentType: string, body: Buffer): Promise<ReadBody> {
  try {
    switch (contentType.split(';', 1)[0]?.trim().toLowerCase()) {
      case 'application/json':
        return toFields(jsonEntries(JSON.parse(utf8.decode(body))));
      case 'application/x-www-form-urlencoded':
        return toFields(new URLSearchParams(utf8.decode(body)));
      case 'multipart/form-data': {
        const headers = { 'content-type': contentType };
        return toFields(await new Response(new Uint8Array(body), { headers }).formData());
      }
      default:
        return 'wrong-type';
    }
  } catch {
    return 'malformed';
  }
}

/** Empty optional fields arrive as null from some clients; a phone number may arrive as a number. */
function jsonEntries(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('not an object');
  }
  return Object.entries(value)
    .filter(([, entry]) => entry !== null)
    .map(([name, entry]) => [name, typeof entry === 'number' ? String(entry) : entry]);
}

function toFields(entries: Iterable<readonly [string, unknown]>): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw new TypeError(`${name} is no text`);
    // Half a surrogate pair can't be written as UTF-8.
    if (!fields.has(name)) fields.set(name, value.toWellFormed());
  }
  return fields;
}
