import type { AstroIntegration } from 'astro';
import { onReading } from '../../catalog/load/readings.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Lays mistakes in the content over the page in `astro dev`, as the terminal words them, until they
 * are corrected: below it stands the page as it was before the mistake.
 */
export function contentOverlay(): AstroIntegration {
  return {
    name: 'content overlay',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { hot } = server.environments.client;
        const mistakes = new Map<string, string>();
        const overlay = () => ({
          type: 'error' as const,
          err: { message: escaped([...mistakes.values()].join('\n')), stack: '' },
        });
        onReading(({ path, mistake }) => {
          if (mistake) mistakes.set(path, mistake);
          else if (!mistakes.delete(path)) return;
          hot.send(mistakes.size > 0 ? overlay() : { type: 'full-reload' });
        });
        hot.on('vite:client:connect', (_, client) => {
          if (mistakes.size > 0) client.send(overlay());
        });
      },
    },
  };
}
