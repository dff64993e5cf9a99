import * as http from 'node:http';
import * as https from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Network } from './network.ts';

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
