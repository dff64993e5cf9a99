import { createHash, randomBytes } from 'node:crypto';

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits. Ids sort by time, so
 * that new rows are appended to the index instead of being scattered over it.
 */
export function uuidv7(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  return formatUuid(bytes, 7);
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}

/** A UUIDv8 made of a text: the same one of the same. */
export function uuidOf(text: string): string {
  return formatUuid(createHash('sha256').update(text).digest(), 8);
}

/** Writes 16 bytes as a UUID, with the version and variant bits set. */
export function formatUuid(bytes: Buffer, version: 7 | 8): string {
  const marked = Buffer.from(bytes.subarray(0, 16));
  marked.writeUInt8((marked.readUInt8(6) & 0x0f) | (version << 4), 6);
  marked.writeUInt8((marked.readUInt8(8) & 0x3f) | 0x80, 8);
  return marked.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What sorts before every UUIDv7 of this moment and after all of before; they begin in 1970. */
export function firstUuidAt(moment: Date): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Math.max(0, moment.getTime()), 0, 6);
  return formatUuid(bytes, 7);
}
