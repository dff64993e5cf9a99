import { DEFAULT_PORT } from '../src/platform/http/port.mjs';
import { startDevelopment } from './development.ts';

const { HOST, PORT } = process.env;
const { stop } = await startDevelopment([
  '--port',
  PORT || String(DEFAULT_PORT),
  ...(HOST ? ['--host', HOST] : []),
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
