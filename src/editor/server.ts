import Fastify, { type FastifyInstance } from 'fastify';
import { editorConfig, LOCAL } from './config.ts';
import { contentFiles } from './content-files.ts';
import { editorFiles } from './editor-files.ts';
import { keepFindings } from './findings.ts';
import { formsIn, pagesOf } from './forms.ts';
import { history } from './history.ts';
import { knownNames } from './known.ts';
import { onlyFromHere } from './only-from-here.ts';
import type { Preview } from './preview.ts';
import { whereText } from './where-text.ts';

/** A photograph as a camera makes it, with room. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The editor's own server: its pages, its configuration, and the files of content/.
 *
 * @param root folder of the project
 */
export async function editorServer(root: string, preview: Preview): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: MOST_BYTES, forceCloseConnections: true });
  onlyFromHere(server, preview.address);
  server.get('/', (_request, reply) => reply.redirect('/index.html'));
  for (const { path, type, body } of editorFiles()) {
    server.get(`/${path}`, (_request, reply) => reply.type(type).send(body()));
  }
  // Made anew each time: a new field or a new file has its form when the page is loaded again.
  server.get('/config.json', () => editorConfig(root, LOCAL));
  const findings = keepFindings(root);
  server.addHook('onClose', () => findings.stop());
  server.get('/preview.json', () => ({
    address: preview.address,
    ...preview.state(),
    found: findings.latest(),
  }));
  server.get('/pages.json', () => pagesOf(formsIn(root), root));
  server.get('/known.json', () => knownNames(root));
  whereText(server, root);
  history(server, root);
  contentFiles(server, root);
  return server;
}
