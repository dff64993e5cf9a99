import type { IncomingMessage } from 'node:http';
import { type Duplex, PassThrough, pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { FetchProblem } from './fetcher.ts';

/**
 * As browsers do, what was sent is shown when the end is missing. Twice packed is what no server needs and bombs are
 * made of.
 */
const unpackers = new Map<string, () => Duplex>([
  ['', () => new PassThrough()],
  ['identity', () => new PassThrough()],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
  ['gzip', () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })],
  ['x-gzip', () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })],
]);

/**
 * Reads a body until its end or its limit, which holds for the bytes as sent (a packed body can go
 * on for ever and unpack to nothing) and as unpacked (a few bytes can unpack to gigabytes).
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  spend: (bytes: number) => void,
) {
  const packing = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const unpacker = unpackers.get(packing)?.();
  if (unpacker === undefined) throw new FetchProblem('too-much');
  let sentBytes = 0;
  async function* sent(): AsyncGenerator<Buffer> {
    for await (const chunk of response) {
      spend(chunk.length);
      sentBytes += chunk.length;
      yield chunk;
      if (sentBytes > maxBytes) return;
    }
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // What goes wrong is thrown to whoever reads the last of the two.
  for await (const chunk of pipeline(sent(), unpacker, () => {})) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) break;
  }
  const cut = bytes > maxBytes || sentBytes > maxBytes;
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), sentBytes, cut };
}
