import { promises as dns } from 'node:dns';
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { mistakeOf } from '../address.ts';

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

/**
 * What IANA lists as anything but public (special-purpose registry), and multicast and the rest; of IPv6 all but
 * 2000::/3, which is all that is handed out, and the holes in it. Naming the others one by one forgets some:
 * ::127.0.0.1 and fec0::1 slipped through such a list.
 */
const notPublic = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20`.split(/\s+/);

/**
 * The addresses that an audit may never reach: what is not public, and this machine, which may trust
 * what comes from itself. `own` are addresses and ranges that its interfaces don't know (behind NAT).
 */
export function blockedAddresses(own: readonly string[]): BlockList {
  const list = new BlockList();
  const ownNow = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const blocked of [...notPublic, ...ownNow.map(({ address }) => address), ...own]) {
    const [address = '', prefix] = blocked.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // ::/3 without ::ffff:0:0/96. A BlockList takes an IPv4 address and its mapped form for the same: ::/3 as a whole
  // would block all of IPv4, and mapped addresses are blocked by the IPv4 ranges.
  list.addRange('::', '::fffe:ffff:ffff', 'ipv6');
  list.addRange('::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
  return list;
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
