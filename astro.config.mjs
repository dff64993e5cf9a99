import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readYaml } from './src/catalog/load/read-yaml.ts';
import { siteSchema } from './src/catalog/schemas/site.ts';
import { bundledScript } from './src/site/build/bundled-script.ts';
import { contentOverlay } from './src/site/build/content-overlay.ts';
import { cssTarget } from './src/site/build/css-target.ts';
import { editedPreview } from './src/site/build/edited-preview.ts';
import { folderLayers } from './src/site/build/folder-layers.ts';
import { freshContent } from './src/site/build/fresh-content.ts';
import { hindiEdition } from './src/site/build/hindi-edition.ts';
import { hindiFonts } from './src/site/build/hindi-fonts.ts';
import { interactDirective } from './src/site/build/interact-directive.ts';
import { namedMedia } from './src/site/build/named-media.ts';
import { noOriginals } from './src/site/build/no-originals.ts';

// In development the lead server runs on a port of its own (scripts/dev.ts).
const leadServer = `http://localhost:${process.env.API_PORT ?? 4320}`;

export default defineConfig({
  site: process.env.SITE_URL ?? readYaml(import.meta.dirname, 'content/site.yaml', siteSchema).url,
  srcDir: './src/site',
  output: 'static',
  // Not in node_modules, which several checkouts may share.
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  // One file a route ("/Contact" is Contact.html), so that canonical URLs have no trailing slash.
  // Styles stand in the page: asking for them would cost the first paint a round trip.
  // Several at once, since sharp draws cards and covers beside the thread that sets pages.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  integrations: [
    react(),
    interactDirective(),
    // The editor lists mistakes itself, beside the page as it was before them.
    ...(process.env.EDITED_AT ? [] : [contentOverlay()]),
    freshContent(),
    hindiEdition(),
    hindiFonts(),
    noOriginals(),
    editedPreview(process.env.EDITED_AT),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [bundledScript()],
    build: { cssTarget },
    css: { postcss: { plugins: [folderLayers, namedMedia] } },
    server: { proxy: { '/api': leadServer, '^/seo-audit/.': leadServer } },
  },
});
