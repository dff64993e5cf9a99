import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** What IANA lists as anything but public (special-purpose registry), and multicast and the rest. */
const blockedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * All but 2000::/3, which is all that is handed out, and the holes in it. Naming the others one by
 * one forgets some: ::127.0.0.1 and fec0::1 slipped through such a list.
 */
const blockedIpv6 = [
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

/**
 * ::/3 without ::ffff:0:0/96. A BlockList takes an IPv4 address and its mapped form for the same:
 * ::/3 as a whole would block all of IPv4, and mapped addresses are blocked by the IPv4 ranges.
 */
const blockedIpv6Ranges = [
  ['::', '::fffe:ffff:ffff'],
  ['::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

/**
 * The addresses that an audit may never reach: what is not public, and this machine, which may trust
 * what comes from itself. `own` are addresses and ranges that its interfaces don't know (behind NAT).
 */
export function blockedAddresses(own: readonly string[]): BlockList {
  const list = new BlockList();
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const ownNow = interfaces.map(({ address }) => address);
  for (const blocked of [...blockedIpv4, ...blockedIpv6, ...ownNow, ...own]) {
    const [address = '', prefix] = blocked.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  for (const [first, last] of blockedIpv6Ranges) list.addRange(first, last, 'ipv6');
  return list;
}
