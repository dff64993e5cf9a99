import { isIPv6 } from 'node:net';

/** One household or server owns a whole /64 of IPv6 addresses: it counts as one sender. */
export function senderGroup(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array(8 - first.length - last.length).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

const NETWORK = /^(?<network>(?:[0-9a-f]{1,4}:){3})(?<subnet>[0-9a-f]{1,4})$/i;

/** The wider networks that a sender's /64 is in and that one customer may own: its /56 and its /48. */
export function networksAround(group: string): string[] {
  const { network, subnet } = NETWORK.exec(group)?.groups ?? {};
  if (network === undefined || subnet === undefined) return [];
  return [`${network}${subnet.padStart(4, '0').slice(0, 2)}/56`, `${network}/48`];
}
