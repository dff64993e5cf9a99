import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { FetchProblem } from './fetcher.ts';

/**
 * Reads a body until its end or its limit, which holds for the bytes as sent (a packed body can go
 * on for ever and unpack to nothing) and as unpacked (a few bytes can unpack to gigabytes).
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  spend: (bytes: number) => void,
) {
  let sentBytes = 0;
  async function* sent(): AsyncGenerator<Buffer> {
    for await (const chunk of response) {
      spend(chunk.length);
      sentBytes += chunk.length;
      yield chunk;
      if (sentBytes > maxBytes) return;
    }
  }
  const unpack = unpackerOf(response.headers['content-encoding']);
  // What goes wrong is thrown to whoever reads the last of the two.
  const unpacked: AsyncIterable<Buffer> = unpack ? pipeline(sent(), unpack, () => {}) : sent();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) break;
  }
  const cut = bytes > maxBytes || sentBytes > maxBytes;
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), sentBytes, cut };
}

/** Undefined for a body that isn't packed. Twice packed is what no server needs and bombs are made of. */
function unpackerOf(encoding = 'identity'): Duplex | undefined {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
    case '':
      return undefined;
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'gzip':
    case 'x-gzip':
      // As browsers do, what was sent is shown when the end is missing.
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    default:
      throw new FetchProblem('too-much');
  }
}
