import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { FetchProblem } from './fetcher.ts';
import type { Network } from './network.ts';

/** What a server may say before its body. Node's own limit is less than some good sites send. */
const MAX_HEADER_BYTES = 64 * 1024;

/** What a request needs beside its address. */
export interface RequestOptions {
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
  readonly agents: { readonly http: http.Agent; readonly https: https.Agent };
  readonly signal: AbortSignal;
}

/** Headers have come; the body is still to be read. */
export interface Responded {
  readonly response: http.IncomingMessage;
  /** From the moment the request was sent to the first byte, in ms. */
  readonly firstByteMs: number;
}

/** Sends one request; follows nothing. */
export async function request(url: URL, options: RequestOptions): Promise<Responded> {
  const secure = url.protocol === 'https:';
  const sent = (secure ? https : http).request(url, {
    method: options.method,
    headers: options.headers,
    agent: secure ? options.agents.https : options.agents.http,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal: options.signal,
  });
  try {
    return await responseTo(sent);
  } catch (error) {
    // The server had closed a socket that we had kept: that says nothing about the address.
    if (sent.reusedSocket && !options.signal.aborted) return await request(url, options);
    throw error;
  }
}

async function responseTo(sent: http.ClientRequest): Promise<Responded> {
  let from = performance.now();
  sent.once('finish', () => {
    from = performance.now();
  });
  // A server may break off later as well, when the body's reader is told.
  sent.on('error', () => {}).end();
  const [response] = await once(sent, 'response');
  return { response, firstByteMs: Math.round(performance.now() - from) };
}

const tooLong = 'HPE_HEADER_OVERFLOW';

/** What went wrong, as little as visitors may learn of it. */
export function problemOf(error: unknown, signal: AbortSignal): FetchProblem {
  if (error instanceof FetchProblem) return error;
  if (signal.aborted) return new FetchProblem('timeout', { cause: error });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_IP_BLOCKED') return new FetchProblem('not-allowed', { cause: error });
  return new FetchProblem(code === tooLong ? 'too-much' : 'unreachable', { cause: error });
}

/**
 * Agents whose every socket is dialled by the network, and by nothing else: no proxy either. Sockets are kept for
 * a run: opening one anew for each file would take half of its time.
 */
export function agentsOf(network: Network): { http: http.Agent; https: https.Agent } {
  const plain = new http.Agent({ keepAlive: true });
  plain.createConnection = ({ host, port }) => network.dial(host ?? '', Number(port));
  const safe = new https.Agent({ keepAlive: true });
  safe.createConnection = ({ host, port }) => secure(network, host ?? '', Number(port));
  return { http: plain, https: safe };
}

/**
 * TLS over a dialled socket; left to itself, `tls.connect` would dial without the block list. Nothing
 * is verified: a certificate that is wrong is a finding, and what is fetched is public.
 */
export function secure(network: Network, host: string, port: number): TLSSocket {
  return connectTls({
    socket: network.dial(host, port),
    servername: host,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: false,
  });
}
