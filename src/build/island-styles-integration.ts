import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** As Astro writes it before the first island of a page. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/**
 * Moves the style of Astro's islands into the head of every built page: Astro puts it where the first
 * island stands, but HTML knows no style in a body.
 */
export function islandStyles(): AstroIntegration {
  return {
    name: 'island styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const cwd = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd })) {
          const path = join(cwd, file);
          const html = await readFile(path, 'utf8');
          const [style] = html.match(ISLAND_STYLE) ?? [];
          if (!style) continue;
          await writeFile(path, html.replace(style, '').replace('</head>', `${style}</head>`));
        }
      },
    },
  };
}
