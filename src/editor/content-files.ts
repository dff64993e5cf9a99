import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { englishFile } from '../catalog/load/hindi.ts';
import { MARK_BEGINS } from '../catalog/load/hindi-mark.ts';
import { PICTURE_FORMATS } from '../catalog/load/pictures.ts';
import { keepBodiesRaw } from '../platform/http/raw-posts.ts';
import { formsNow } from './forms.ts';
import { hindiAsWritten, hindiForForm, rightAsItIs } from './hindi-file.ts';

const ENDINGS = new Set(['.yaml', '.md', ...Object.keys(PICTURE_FORMATS)]);

/** Files below content/, by their paths within the project. */
const PATH = /^content(?:\/[\w&-][\w&. -]*)+$/;

interface OneFile {
  Params: { '*': string };
}

interface OneField {
  Querystring: { path: string; field: string };
}

/**
 * Lets the editor's page list, read, write and take away the files of content/, and no others.
 *
 * @param root folder of the project
 */
export function contentFiles(server: FastifyInstance, root: string): void {
  /** Links may lead out of content/; the list of files has none either. */
  const isOwn = async (path: string): Promise<boolean> => {
    if (!isContent(path)) return false;
    for (let part = path; part !== 'content'; part = dirname(part)) {
      const found = await lstat(join(root, part)).catch(() => undefined);
      if (found?.isSymbolicLink()) return false;
    }
    return true;
  };

  const bytesOf = async (path: string): Promise<Buffer | undefined> =>
    (await isOwn(path)) ? await readFile(join(root, path)).catch(() => undefined) : undefined;

  /** What a Hindi file stands beside. */
  const englishOf = async (path: string): Promise<string | undefined> => {
    const bytes = path.endsWith('.hi.yaml') ? await bytesOf(englishFile(path)) : undefined;
    return bytes && String(bytes);
  };

  const fieldsOf = (path: string) =>
    formsNow(root).find((one) => one.path === englishFile(path))?.fields ?? [];

  /** A form has more of a Hindi file than its words. */
  const asKept = async (path: string, body: Buffer): Promise<Buffer> => {
    const english = await englishOf(path);
    if (english === undefined) return body;
    const fields = fieldsOf(path);
    const before = String((await bytesOf(path)) ?? '');
    return Buffer.from(hindiAsWritten(english, String(body), fields, before));
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: between a look at a file and its write nobody else writes. */
  const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  keepBodiesRaw(server);
  server.get('/files/', async () => {
    const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
      .filter(isContent);
  });

  server.get<OneFile>('/files/*', async ({ params: { '*': path } }, reply) => {
    const bytes = await bytesOf(path);
    if (!bytes) return reply.code(404).send('There is no such file of content.');
    const english = await englishOf(path);
    return reply
      .header('etag', etagOf(bytes))
      .type('application/octet-stream')
      .send(english === undefined ? bytes : hindiForForm(english, String(bytes)));
  });

  server.put<OneFile>('/files/*', async ({ params: { '*': path }, body, headers }, reply) => {
    if (!(await isOwn(path)) || !Buffer.isBuffer(body))
      return reply.code(400).send(`Not content: ${path}`);
    const expected = headers['if-match'];
    return inTurn(async () => {
      const there = expected && (await bytesOf(path));
      if (expected && (!there || etagOf(there) !== expected)) {
        return reply.code(412).send(changedMeanwhile(path));
      }
      const kept = await asKept(path, body);
      await mkdir(dirname(join(root, path)), { recursive: true });
      // In its place: Node's watch of folders loses sight of a file when another is renamed to its
      // name. What reads it waits a moment after the last change.
      await writeFile(join(root, path), kept);
      return reply.header('etag', etagOf(kept)).code(204).send();
    });
  });

  server.post<OneField>('/right-as-it-is', async ({ query: { path, field } }, reply) =>
    inTurn(async () => {
      const english = await englishOf(path);
      if (english === undefined) return reply.code(400).send(`Not Hindi: ${path}`);
      const hindi = String(await bytesOf(path));
      await writeFile(join(root, path), rightAsItIs(english, hindi, fieldsOf(path), field));
      return reply.code(204).send();
    }),
  );

  server.delete<OneFile>('/files/*', async ({ params: { '*': path } }, reply) => {
    if (!(await isOwn(path))) return reply.code(400).send(`Not content: ${path}`);
    await inTurn(() => rm(join(root, path), { force: true }));
    return reply.code(204).send();
  });
}

function isContent(path: string): boolean {
  return PATH.test(path) && ENDINGS.has(extname(path));
}

/** What one person wrote must not undo what another did to the same file, in another program or by a pull. */
const changedMeanwhile = (path: string) =>
  `Not saved: ${path} was changed by somebody else since the editor read it. Copy what you wrote, load this page again, and write it into what is there now.`;

/** The mark of a Hindi file is made anew with each save: another one keeps nobody from saving. */
function etagOf(bytes: Buffer): string {
  const mark = bytes.lastIndexOf(MARK_BEGINS);
  const words = mark < 0 ? bytes : bytes.subarray(0, mark);
  return `"${createHash('sha256').update(words).digest('base64url')}"`;
}
