import { connect } from 'node:net';
import type { Network } from '../../src/audit/fetching/network.ts';

/** Where a stand-in on loopback answers http and https. */
export interface Ports {
  readonly 80: number;
  readonly 443: number;
}

/** Leads every name to loopback. */
export function loopback(ports: Ports): Network {
  return {
    allows: () => true,
    dial: (_host, port) =>
      connect({ host: '127.0.0.1', port: port === 443 ? ports[443] : ports[80] }),
  };
}
