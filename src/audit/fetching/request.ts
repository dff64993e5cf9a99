import { once } from 'node:events';
import * as http from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { CertificateFacts } from '../facts.ts';
import { FetchProblem } from './fetcher.ts';
import type { Network } from './network.ts';

/** What a server may say before its body. Node's own limit is less than some good sites send. */
const MAX_HEADER_BYTES = 64 * 1024;

/** What a request needs beside its address. */
type Sent = Required<Pick<http.RequestOptions, 'method' | 'headers' | 'signal'>>;

/**
 * Sends requests over sockets that the network dials, and nothing else: no proxy either. They are kept for a run:
 * opening one anew for each file would take half of its time.
 */
export function requestsOver(network: Network) {
  const plain = new http.Agent({ keepAlive: true });
  plain.createConnection = ({ host, port }) => network.dial(host ?? '', Number(port));
  const safe = new SecureAgent({ keepAlive: true });
  safe.createConnection = ({ host, port }) => secure(network.dial(host ?? '', Number(port)), host);
  /** Sends one request, and gives its answer once its headers have come; follows nothing. */
  async function send(url: URL, sent: Sent) {
    const agent = url.protocol === 'https:' ? safe : plain;
    for (;;) {
      const request = http.request(url, { ...sent, maxHeaderSize: MAX_HEADER_BYTES, agent });
      let from = performance.now();
      request.once('finish', () => {
        from = performance.now();
      });
      // A server may break off later as well, when the body's reader is told.
      request.on('error', () => {}).end();
      try {
        // By the signal, too: an answer that turns to another protocol ends its request without a word.
        const answered = once(request, 'response', { signal: sent.signal });
        const [response] = (await answered) as [http.IncomingMessage];
        return { response, firstByteMs: Math.round(performance.now() - from) };
      } catch (error) {
        // The server had closed a socket that we had kept: that says nothing about the address.
        if (!request.reusedSocket || sent.signal.aborted) throw error;
      }
    }
  }
  const close = () => {
    plain.destroy();
    safe.destroy();
  };
  return { send, close };
}

/**
 * TLS over a dialled socket; left to itself, `tls.connect` would dial without the block list. Nothing
 * is verified: a certificate that is wrong is a finding, and what is fetched is public.
 */
const secure = (socket: Socket, servername?: string | null) =>
  connectTls({
    socket,
    servername: servername ?? '',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: false,
  });

/** The server sends its own certificate without the one above it, which browsers fetch themselves. */
const chainCut = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'];
const whereAbove = 'CA Issuers - URI';

/** The certificate that a host has shown, trusted or not; without dates where it has shown none. */
export function certificateOf(socket: Socket, host: string): CertificateFacts {
  if (!(socket instanceof TLSSocket) || socket.destroyed) return { host };
  const certificate = socket.getPeerCertificate();
  const validTo = new Date(certificate.valid_to);
  // A code, whatever its type says.
  const code = socket.authorized ? undefined : String(socket.authorizationError);
  const mended = certificate.infoAccess?.[whereAbove] !== undefined;
  return {
    host,
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: validTo.toISOString(),
    daysLeft: Math.floor((validTo.getTime() - Date.now()) / DAY_MS),
    error: code !== undefined && mended && chainCut.includes(code) ? undefined : code,
  };
}

/** What went wrong, as little as visitors may learn of it. */
export function problemOf(cause: unknown, signal: AbortSignal): FetchProblem {
  if (cause instanceof FetchProblem) return cause;
  if (signal.aborted) return new FetchProblem('timeout', { cause });
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ERR_IP_BLOCKED') return new FetchProblem('not-allowed', { cause });
  return new FetchProblem(code === 'HPE_HEADER_OVERFLOW' ? 'too-much' : 'unreachable', { cause });
}
