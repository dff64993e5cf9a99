import { connect, type LookupFunction, type Socket } from 'node:net';
import { mistakeOf } from '../address.ts';
import { blockedAddresses } from './blocked-addresses.ts';

/** What may be asked, and the way there. Tests hand in one that leads to loopback; nothing else can. */
export interface Network {
  /** Asked of every address before it is dialled, redirects included. */
  readonly allows: (url: URL) => boolean;
  readonly dial: (host: string, port: number) => Socket;
}

/**
 * The public web. The block list is applied to the address that is dialled, by Node itself: however
 * a name is spelled or resolved, and whatever it resolved to a moment ago.
 */
export function publicNetwork(own: readonly string[], lookup?: LookupFunction): Network {
  const blockList = blockedAddresses(own);
  return {
    allows: (url) => mistakeOf(url) === undefined,
    dial: (host, port) => connect({ host, port, blockList, lookup }),
  };
}
