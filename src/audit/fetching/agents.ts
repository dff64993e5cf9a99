import * as http from 'node:http';
import * as https from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Network } from './network.ts';

/** Sockets are kept for a run: opening one anew for each file would take half of its time. */
const options = { keepAlive: true };

/** Agents whose every socket is dialled by the network, and by nothing else: no proxy either. */
export function agentsOf(network: Network): { http: http.Agent; https: https.Agent } {
  return { http: new PlainAgent(network), https: new SecureAgent(network) };
}

class PlainAgent extends http.Agent {
  readonly #network: Network;

  constructor(network: Network) {
    super(options);
    this.#network = network;
  }

  override createConnection(to: http.ClientRequestArgs) {
    return this.#network.dial(hostOf(to), Number(to.port));
  }
}

class SecureAgent extends https.Agent {
  readonly #network: Network;

  constructor(network: Network) {
    super(options);
    this.#network = network;
  }

  override createConnection(to: https.RequestOptions) {
    return secure(this.#network, hostOf(to), Number(to.port));
  }
}

const hostOf = (to: http.ClientRequestArgs) => to.host ?? '';

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
