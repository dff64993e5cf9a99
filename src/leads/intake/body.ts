/** What a post holds: flat text fields, whatever its content type. */
export type ReadBody =
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, string> }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'wrong-type' };

const malformed: ReadBody = { kind: 'malformed' };

/**
 * Reads a form post from JSON, urlencoded or multipart bytes. Never throws. Of a field that comes
 * twice the first counts. Anything that is not a flat set of texts (a file, a nested object) is
 * malformed.
 */
export async function readBody(contentType: string, body: Buffer): Promise<ReadBody> {
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  switch (mediaType) {
    case 'application/json':
      return readJson(body);
    case 'application/x-www-form-urlencoded':
      return readUrlencoded(body);
    case 'multipart/form-data':
      return readMultipart(contentType, body);
    default:
      return { kind: 'wrong-type' };
  }
}

function readJson(body: Buffer): ReadBody {
  const text = decodeUtf8(body);
  if (text === undefined) return malformed;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformed;
  // Empty optional fields arrive as null from some clients; a phone number may arrive as a number.
  return toFields(
    Object.entries(value)
      .filter(([, entry]) => entry !== null)
      .map(([name, entry]) => [name, typeof entry === 'number' ? String(entry) : entry]),
  );
}

function readUrlencoded(body: Buffer): ReadBody {
  const text = decodeUtf8(body);
  return text === undefined ? malformed : toFields([...new URLSearchParams(text)]);
}

async function readMultipart(contentType: string, body: Buffer): Promise<ReadBody> {
  try {
    const headers = { 'content-type': contentType };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    return toFields([...form]);
  } catch {
    return malformed;
  }
}

function toFields(entries: readonly (readonly [string, unknown])[]): ReadBody {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') return malformed;
    // Half a surrogate pair can't be written as UTF-8.
    if (!fields.has(name)) fields.set(name, value.toWellFormed());
  }
  return { kind: 'fields', fields };
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
