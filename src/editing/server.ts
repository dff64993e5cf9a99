import Fastify, { type FastifyInstance } from 'fastify';
import { editorConfig } from './config.ts';
import { contentFiles } from './content-files.ts';
import { editorFiles } from './editor-files.ts';
import { onlyFromHere } from './only-from-here.ts';

/** A photograph as a camera makes it, with room. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The editor's own server: its pages, its configuration, and the files of content/.
 *
 * @param root folder of the project
 * @param preview address of the site in development
 */
export async function editorServer(root: string, preview: string): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: MOST_BYTES });
  onlyFromHere(server, preview);
  for (const { path, type, body } of editorFiles()) {
    server.get(`/${path}`, (_request, reply) => reply.type(type).send(body()));
  }
  // Made anew each time: a new field or a new file has its form when the page is loaded again.
  server.get('/config.json', () => editorConfig(root, { name: 'test-repo' }));
  server.get('/preview.json', () => ({ preview }));
  contentFiles(server, root);
  return server;
}
