import { promises as dns } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { mistakeOf } from '../address.ts';
import { blockedAddresses } from './blocked-addresses.ts';

/** What may be asked, and the way there. Tests hand in one that leads to loopback; nothing else can. */
export interface Network {
  /** Asked of every address before it is dialled, redirects included. */
  readonly allows: (url: URL) => boolean;
  readonly dial: (host: string, port: number) => Socket;
  /** Whether our own side of it works: asked when nothing could be reached. */
  readonly isUp?: () => Promise<boolean>;
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
    isUp: namesResolve,
  };
}

/** What name servers answer that can't be asked, or that can ask nobody themselves. */
const silent = ['ECONNREFUSED', 'ETIMEOUT', 'ESERVFAIL', 'ECANCELLED'];

/** Whether names can be looked up at all, by the one name that always exists: the root. */
async function namesResolve(): Promise<boolean> {
  const resolver = new dns.Resolver({ timeout: 700, tries: 1 });
  const code = await resolver.resolveNs('.').then(
    () => '',
    (error: NodeJS.ErrnoException) => error.code ?? '',
  );
  return !silent.includes(code);
}
