import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Content codings, with what the build adds to the name of a file in it. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' };
type Coding = keyof typeof suffixes;

/** A page in one content coding. */
export interface PageVersion {
  readonly coding: Coding;
  readonly body: Buffer;
  /** Strong: a digest of the body. */
  readonly etag: string;
  /** As HTTP writes it: to the second. */
  readonly lastModified: string;
}

/** A page in memory: as it is, and as the build compressed it. */
export interface PageVersions {
  readonly plain: PageVersion;
  /** By preference. */
  readonly all: readonly PageVersion[];
}

/** Reads a page, and its compressed siblings if they are among the files that were built. */
export async function loadPageVersions(
  root: string,
  name: string,
  built: ReadonlySet<string>,
): Promise<PageVersions> {
  const load = (coding: Coding) => loadVersion(join(root, name), coding);
  const compressions = (['br', 'gzip'] as const).filter((each) => built.has(name + suffixes[each]));
  const [plain, ...compressed] = await Promise.all([load('identity'), ...compressions.map(load)]);
  return { plain, all: [...compressed, plain] };
}

/** Beyond this a page gets hardly smaller, and takes far longer. */
const BROTLI_QUALITY = 5;

/** Compresses a page that was rendered here, on other threads than the server's. */
export async function compressPage(html: string): Promise<PageVersions> {
  const body = Buffer.from(html);
  const now = new Date();
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    promisify(gzip)(body),
  ]);
  const plain = versionOf('identity', body, now);
  return { plain, all: [versionOf('br', br, now), versionOf('gzip', zipped, now), plain] };
}

async function loadVersion(path: string, coding: Coding): Promise<PageVersion> {
  const file = path + suffixes[coding];
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  return versionOf(coding, body, mtime);
}

function versionOf(coding: Coding, body: Buffer, changed: Date): PageVersion {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { coding, body, etag, lastModified: changed.toUTCString() };
}

/** The version that a client takes and we like best; the plain one for a client that names none. */
export function chooseVersion(
  { plain, all }: PageVersions,
  { 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
): PageVersion {
  // "Anything" is read as "plain": the library would send br to "br;q=0, *".
  const header = String(accepted).toLowerCase().replaceAll('*', 'identity');
  const codings = all.map((version) => version.coding);
  const coding = negotiate(header, codings);
  return all.find((version) => version.coding === coding) ?? plain;
}

/** Whether a client has this version already (RFC 9110, section 13.2.2). */
export function isUnchanged(version: PageVersion, headers: IncomingHttpHeaders): boolean {
  const { 'if-none-match': etags, 'if-modified-since': since = '' } = headers;
  if (etags !== undefined) return etags === '*' || etags.includes(version.etag);
  // Equal, not later: a release that was gone back to is older than what the client may have.
  return version.lastModified === since;
}
