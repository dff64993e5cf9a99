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
