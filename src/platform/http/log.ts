import type { FastifyServerOptions } from 'fastify';
import { z } from 'zod';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The setting of how much is logged. */
export const logLevelVariable = z
  .enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  .default('info');

export type LogLevel = (typeof logLevels)[number];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Structured lines for machines, short ones for a person at a terminal. Requests are not logged,
 * and where Fastify hands one over (a failing handler), only its method: addresses, paths and
 * headers can tell who someone is.
 */
export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: (request) => ({ method: request.method }), err: describeError },
    ...(process.stdout.isTTY && { stream: { write: writeReadable } }),
  };
}

/** PostgreSQL's errors also carry the row that they are about: that stays out. */
function describeError(error: Error & { code?: unknown }) {
  const { name: type, message, stack = '', code } = error;
  return { type, message, stack, ...(code !== undefined && { code: String(code) }) };
}

/** `12:04:31 lead kept lead=… form=inquiry` */
function writeReadable(line: string): void {
  const { level, time, msg, err, ...rest } = JSON.parse(line);
  const fields = Object.entries(rest).map(([name, value]) => ` ${name}=${String(value)}`);
  const clock = String(time).slice(11, 19);
  const urgency = level === 'info' ? '' : `${level}: `;
  const cause = err ? `\n${err.stack}` : '';
  process.stdout.write(`${clock} ${urgency}${msg}${fields.join('')}${cause}\n`);
}
