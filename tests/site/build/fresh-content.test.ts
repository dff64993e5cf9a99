import { once } from 'node:events';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { freshContent } from '../../../src/site/build/fresh-content.ts';

const RELOAD = { type: 'full-reload', path: '*' } as const;

it('a page that was under way to the browser when content changed is told once it listens', async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  onTestFinished(() => server.close());
  const setup = freshContent().hooks['astro:server:setup'];
  setup?.({ server } as Parameters<NonNullable<typeof setup>>[0]);
  server.middlewares.use((_request, response) => void response.end('<p>79,500</p>'));
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const page = async () => {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    await answer.text();
  };
  /** What a page that begins to listen is told first after its greeting. */
  const heard = async () => {
    const address = `${url.replace('http', 'ws')}?token=${server.config.webSocketToken}`;
    const socket = new WebSocket(address, 'vite-hmr');
    const told: unknown[] = [];
    socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data).type));
    await once(socket, 'open');
    // What is sent now comes after what it was owed.
    await expect.poll(() => told).toContain('connected');
    socket.send('{"type":"custom","event":"asked"}');
    await new Promise((resolve) => server.environments.client.hot.on('asked', resolve));
    server.environments.client.hot.send({ type: 'custom', event: 'last' });
    await expect.poll(() => told).toContain('custom');
    socket.close();
    return told.includes('full-reload');
  };
  await page();
  expect(await heard()).toBe(false);
  await page();
  server.environments.client.hot.send(RELOAD);
  expect(await heard()).toBe(true);
  expect(await heard()).toBe(false);
});
