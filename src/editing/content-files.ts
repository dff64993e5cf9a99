import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PICTURE_FORMATS } from '../catalog/load/pictures.ts';

const ENDINGS = new Set(['.yaml', '.md', ...Object.keys(PICTURE_FORMATS)]);

/** Files below content/, by their paths within the project. */
const PATH = /^content(?:\/[\w&-][\w&. -]*)+$/;

interface OneFile {
  Params: { '*': string };
}

/**
 * Lets the editor's page list, read, write and take away the files of content/, and no others.
 *
 * @param root folder of the project
 */
export function contentFiles(server: FastifyInstance, root: string): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  /** Links may lead out of content/; the list of files has none either. */
  const isOwn = async (path: string) => {
    if (!isContent(path)) return false;
    for (let part = path; part !== 'content'; part = dirname(part)) {
      const found = await lstat(join(root, part)).catch(() => undefined);
      if (found?.isSymbolicLink()) return false;
    }
    return true;
  };

  server.get('/files/', async () => {
    const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
      .filter(isContent);
  });

  server.get<OneFile>('/files/*', async ({ params: { '*': path } }, reply) => {
    const file = join(root, path);
    const isThere = (await isOwn(path)) && (await stat(file).catch(() => undefined))?.isFile();
    if (!isThere) {
      return reply.code(404).send('There is no such file of content.');
    }
    return reply.type('application/octet-stream').send(createReadStream(file));
  });

  server.put<OneFile>('/files/*', async ({ params: { '*': path }, body }, reply) => {
    if (!(await isOwn(path)) || !Buffer.isBuffer(body))
      return reply.code(400).send(`Not content: ${path}`);
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), body);
    return reply.code(204).send();
  });

  server.delete<OneFile>('/files/*', async ({ params: { '*': path } }, reply) => {
    if (!(await isOwn(path))) return reply.code(400).send(`Not content: ${path}`);
    await rm(join(root, path), { force: true });
    return reply.code(204).send();
  });
}

function isContent(path: string): boolean {
  return PATH.test(path) && ENDINGS.has(extname(path));
}
