import type { AstroIntegration } from 'astro';

/**
 * Lets the pages of `npm run edit` tell the editor beside them which text is clicked. It names the
 * address that hears it; without one, and in every build, pages have nothing of this.
 */
export function editedPreview(editedAt: string | undefined): AstroIntegration {
  return {
    name: 'edited preview',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev' || !editedAt) return;
        updateConfig({
          vite: { define: { 'import.meta.env.EDITED_AT': JSON.stringify(editedAt) } },
        });
        injectScript('page', "import '/src/editor/page/preview.js';");
      },
    },
  };
}
