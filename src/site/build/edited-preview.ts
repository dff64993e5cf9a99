import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/**
 * Lets the pages of `npm run edit` tell the editor beside them which text is clicked. It names the
 * address that hears it, and a page with a mistake says it in words; without an address, and in every
 * build, pages have nothing of this.
 */
export function editedPreview(editedAt: string | undefined): AstroIntegration {
  return {
    name: 'edited preview',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, injectScript, updateConfig }) => {
        if (command !== 'dev' || !editedAt) return;
        updateConfig({
          vite: { define: { 'import.meta.env.EDITED_AT': JSON.stringify(editedAt) } },
        });
        const entrypoint = new URL('mistake-page.ts', import.meta.url);
        addMiddleware({ entrypoint, order: 'pre' });
        injectScript('page', "import '/src/editor/page/preview.js';");
      },
      'astro:server:setup': ({ server }) => {
        if (!editedAt) return;
        // Any site that is open in the browser could ask for it.
        server.middlewares.use('/__open-in-editor', (_, reply) => reply.writeHead(404).end());
        readAgain(server);
      },
    },
  };
}

/** Longer than Astro takes a change of its store for the one that it has seen. */
const SEEN_MS = 1_100;

/**
 * Pages that are being made while the content changes would keep what was before, and so would all that are
 * made after them: the change is told once more.
 */
function readAgain(server: ViteDevServer): void {
  let making = 0;
  server.middlewares.use((_, reply, next) => {
    making += 1;
    reply.on('close', () => {
      making -= 1;
    });
    next();
  });
  const { hot } = server.environments.ssr;
  const { send } = hot;
  const store = join(server.config.root, '.astro/data-store.json');
  hot.send = (...told: unknown[]) => {
    Reflect.apply(send, hot, told);
    if (told[0] !== 'astro:content-changed' || making === 0) return;
    setTimeout(() => server.watcher.emit('change', store), SEEN_MS);
  };
}
