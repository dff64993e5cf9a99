import type { AstroIntegration } from 'astro';

/** Serves the catalogue of every ui part, section and cover at /catalogue, in `npm run dev` only. */
export function catalogue(): AstroIntegration {
  return {
    name: 'catalogue',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/catalogue', entrypoint: './src/catalogue/catalogue.astro' });
      },
    },
  };
}
