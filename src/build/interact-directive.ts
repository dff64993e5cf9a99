import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interact`: an island wakes (and React is fetched) only when someone reaches for it.
 * See docs/decisions/ for why neither `client:visible` nor `client:idle` will do.
 */
export function interactDirective(): AstroIntegration {
  return {
    name: 'client:interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interact', entrypoint: './src/build/interact-client.ts' });
      },
    },
  };
}
