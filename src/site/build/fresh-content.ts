import type { AstroIntegration } from 'astro';
import type { HotPayload, RunnableDevEnvironment } from 'vite';

/** Astro's module of all content, as Vite knows it. */
const CONTENT = '\0astro:data-layer-content';
const RELOAD = { type: 'full-reload', path: '*' } as const;

/**
 * Shows changed content at once in development. Astro forgets what it knew and has the page load again;
 * but a page that was being made at that moment brings the old content back, and it would stay until
 * the next change. So when such pages have ended, it is forgotten once more. And a page that is under way
 * to the browser hears nothing yet: it is told when it does.
 */
export function freshContent(): AstroIntegration {
  return {
    name: 'fresh content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { client, ...others } = server.environments;
        const send = client.hot.send.bind(client.hot);
        let making = 0;
        let mayBeOld = false;
        let isUnderWay = false;
        let isOwed = false;
        const forget = () => {
          mayBeOld = false;
          for (const environment of Object.values(others)) {
            const module = environment.moduleGraph.getModuleById(CONTENT);
            if (module) environment.moduleGraph.invalidateModule(module);
            if (!('runner' in environment)) continue;
            const { evaluatedModules } = (environment as RunnableDevEnvironment).runner;
            const evaluated = evaluatedModules.getModuleById(CONTENT);
            if (evaluated) evaluatedModules.invalidateModule(evaluated);
          }
          client.hot.send(RELOAD);
        };
        client.hot.send = (...sent: [HotPayload] | [event: string, payload?: unknown]) => {
          const [first] = sent;
          if (Object(first).type === 'full-reload') {
            if (making > 0) mayBeOld = true;
            else if (isUnderWay) isOwed = true;
          }
          Reflect.apply(send, client.hot, sent);
        };
        client.hot.on('vite:client:connect', (_, page) => {
          isUnderWay = false;
          if (isOwed) page.send(RELOAD);
          isOwed = false;
        });
        server.middlewares.use((request, response, next) => {
          if (request.headers.accept?.includes('text/html')) {
            making += 1;
            response.once('close', () => {
              making -= 1;
              isUnderWay = true;
              if (mayBeOld && making === 0) forget();
            });
          }
          next();
        });
      },
    },
  };
}
