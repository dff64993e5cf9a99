import type { AstroIntegration } from 'astro';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Wakes the island at the first pointer, touch or focus that reaches it. */
      'client:interact'?: boolean;
    }
  }
}

/**
 * Adds `client:interact`: an island wakes (and React is fetched) only when someone reaches for it.
 * docs/decisions/0002-islands-wake-on-interaction.md says why no directive of Astro's will do.
 */
export function interactDirective(): AstroIntegration {
  return {
    name: 'client:interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interact',
          entrypoint: './src/site/client/wake-on-interaction.ts',
        });
      },
    },
  };
}
