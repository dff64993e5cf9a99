import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { inLanguage, languageOf } from '../catalog/language.ts';
import { editorConfig, LOCAL } from './config.ts';
import { contentFiles } from './content-files.ts';
import { PAGES, packagedFiles } from './editor-files.ts';
import { keepFindings } from './findings.ts';
import { formsIn, pagesOf } from './forms.ts';
import { versionsOf } from './history.ts';
import { knownNames } from './known.ts';
import { onlyFromHere } from './only-from-here.ts';
import type { Preview } from './preview.ts';
import { placesOf } from './where-text.ts';

interface Asked {
  Querystring: { text?: string | string[]; page?: string; form?: string };
}

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
  // What is sent is never older than the files.
  await server.register(fastifyStatic, { root: PAGES, cacheControl: false });
  for (const { path, type, body } of packagedFiles) {
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
    changed: findings.changed(),
  }));
  server.get('/pages.json', () => pagesOf(formsIn(root), root));
  server.get('/known.json', () => knownNames(root));
  server.get<Asked>('/where.json', ({ query: { text = '', page = '/' } }) =>
    // A claim shows its words in the language of the page.
    inLanguage(languageOf(page), () => placesOf([text].flat(), page, formsIn(root), root)),
  );
  server.get<Asked>('/history.json', async ({ query }, reply) => {
    const form = formsIn(root).find(({ address }) => address === query.form);
    if (!form) return reply.code(404).send('There is no such form.');
    return { path: form.path, ...(await versionsOf(root, form.path)) };
  });
  contentFiles(server, root);
  return server;
}
