import type { AstroIntegration } from 'astro';

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
        // Any site that is open in the browser could ask for it.
        if (editedAt)
          server.middlewares.use('/__open-in-editor', (_, reply) => reply.writeHead(404).end());
      },
    },
  };
}
