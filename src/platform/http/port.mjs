// Where the server listens. JavaScript, since scripts/run.mjs asks before Node 24 is installed.
import { once } from 'node:events';
import { createServer } from 'node:net';

export const DEFAULT_HOST = 'localhost';
export const DEFAULT_PORT = 4321;

export const portRule = ruleOf('PORT', DEFAULT_PORT);

/**
 * @param {string} variable
 * @param {number} example
 */
export function ruleOf(variable, example) {
  return `${variable} must be a whole number up to 65535, for example ${example}.`;
}

/** @param {string} text */
export function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

/**
 * Says in a sentence why nobody can listen there, and what to do.
 * @param {unknown} error of `listen`
 * @param {string} host
 * @param {number} port
 * @param {string} [task] of `npm`, to be run again
 * @param {string} [variable] that names the port
 */
export function whyNotListening(error, host, port, task = 'start', variable = 'PORT') {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const other = port < 65_535 ? port + 1 : port - 1;
  const again = `${variable}=${other} npm ${task === 'start' ? task : `run ${task}`}`;
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Stop it or choose another: ${again}`
    : `The server can't listen on ${host}, port ${port} (${error instanceof Error ? error.message : error}).`;
}

/**
 * Tries the address that the environment names. Resolves with the sentence that says why it can't be
 * had, or with undefined.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} task
 */
export async function checkPort(environment, task) {
  const host = environment.HOST?.trim() || DEFAULT_HOST;
  const text = environment.PORT?.trim() || String(DEFAULT_PORT);
  if (!isPort(text)) return portRule;
  const port = Number(text);
  const server = createServer();
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    return whyNotListening(error, host, port, task);
  }
  server.close();
  await once(server, 'close');
  return undefined;
}
