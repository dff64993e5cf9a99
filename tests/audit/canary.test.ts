import { createServer, type LookupFunction, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mistakeOf } from '../../src/audit/address.ts';
import { blockedAddresses, type Network, publicNetwork } from '../../src/audit/fetching/network.ts';
import { fetcherFor, startSite } from './stand-in-site.ts';

/** Everything that must not be reached: each connection counts, whatever it says. */
let canaries: Server[] = [];
let connections = 0;
let port = 0;

beforeAll(async () => {
  const count = () =>
    createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
  const [ipv4, ipv6] = [count(), count()];
  await new Promise<void>((done) => ipv4.listen(0, '0.0.0.0', done));
  const address = ipv4.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  canaries = [ipv4];
  // Not every machine has IPv6.
  await new Promise<void>((done) => {
    ipv6.once('error', () => done()).listen({ port, host: '::', ipv6Only: true }, done);
  });
  if (ipv6.listening) canaries.push(ipv6);
});

beforeEach(() => {
  connections = 0;
});

afterAll(() => {
  for (const canary of canaries) canary.close();
});

/** The public network without its first layer, which would refuse ports and numbers already. */
function withoutFirstLayer(lookup?: LookupFunction): Network {
  return { ...publicNetwork([], lookup), allows: () => true };
}

async function reach(network: Network, address: string): Promise<string> {
  const fetcher = fetcherFor(network, { requestMs: 3000 });
  return await fetcher.get(new URL(address), 1000).then(
    () => 'answered',
    (problem) => problem.reason,
  );
}

/** Answers every name with these addresses, in this order; the next call with the next list. */
function resolver(...answers: string[][]): LookupFunction {
  let calls = 0;
  return (_name, options, done) => {
    const addresses = answers[Math.min(calls++, answers.length - 1)] ?? [];
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
}

const spellings = [
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '017700000001',
  '127.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00::1]',
  'localhost',
  'localhost.',
  '１２７.０.０.１',
];

describe.each(['http', 'https'])('%s', (scheme) => {
  test.each(spellings)('never reaches %s', async (host) => {
    await reach(withoutFirstLayer(), `${scheme}://${host}:${port}/`);
    expect(connections).toBe(0);
  });

  test.each([
    ['a name that resolves to loopback', resolver(['127.0.0.1'])],
    ['a name that resolves to loopback on IPv6', resolver(['::1'])],
    ['a public address first and loopback next', resolver(['192.0.2.1', '127.0.0.1'])],
    ['loopback mapped first', resolver(['::ffff:127.0.0.1', '127.0.0.1', '::1'])],
    ['a name that is public for the first look only', resolver(['203.0.113.9'], ['127.0.0.1'])],
  ])('never reaches loopback through %s', async (_what, lookup) => {
    const network = withoutFirstLayer(lookup);
    await reach(network, `${scheme}://shop.in:${port}/`);
    await reach(network, `${scheme}://shop.in:${port}/`);
    expect(connections).toBe(0);
  });

  test('never reaches an address of its own machine', async () => {
    const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address, family } of own) {
      const host = family === 'IPv6' ? `[${address}]` : address;
      await reach(withoutFirstLayer(), `${scheme}://${host}:${port}/`);
    }
    expect(connections).toBe(0);
  });
});

test('the first layer alone refuses numbers, inner names, other ports and credentials', () => {
  for (const host of spellings) expect(mistakeOf(new URL(`http://${host}/`)), host).toBeDefined();
  for (const address of [
    'https://shop.in:8443/',
    'https://me:secret@shop.in/',
    'https://metadata.google.internal/',
    'https://router.local/',
    'https://intranet/',
    'https://co.in/',
    'ftp://shop.in/',
  ]) {
    expect(mistakeOf(new URL(address)), address).toBeDefined();
  }
  expect(mistakeOf(new URL('https://दुकान.भारत/'))).toBeUndefined();
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1/',
  'http://[::ffff:169.254.169.254]/',
  'http://localhost/',
  'https://shop.in:8443/',
  'file:///etc/passwd',
])('does not follow a redirect to %s', async (location) => {
  const site = await startSite((_request, response) => {
    response.writeHead(302, { location }).end();
  });
  // Its rules, and the stand-in's way there for those names that are allowed.
  const network = { ...site.network, allows: publicNetwork([]).allows };
  const problem = fetcherFor(network).get(new URL('https://shop.in/'), 1000);
  await expect(problem).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(site.asked).toEqual(['GET https://shop.in/']);
});

test('agrees with ipaddr.js on what is public', () => {
  const list = blockedAddresses(['8.8.4.4']);
  const addresses = [
    ...['8.8.8.8', '1.1.1.1', '103.21.244.1', '223.255.255.1', '100.63.255.255', '172.32.0.1'],
    ...['10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1', '198.18.0.1'],
    ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '192.0.0.9', '0.1.2.3'],
    ...['2606:4700::1111', '2a00:1450:4009::200e', '2405:200:800::1', '::1', '::', 'fe80::1'],
    ...['fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '64:ff9b::1'],
    ...['::ffff:10.0.0.1', '100::1', '2001::1'],
  ];
  for (const address of addresses) {
    const parsed = ipaddr.process(address);
    const blocked = list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
    expect(blocked, address).toBe(parsed.range() !== 'unicast');
  }
  expect(list.check('8.8.4.4')).toBe(true);
});
