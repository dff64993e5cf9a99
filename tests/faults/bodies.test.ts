import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '../../src/forms/index.ts';
import { type Site, startSite } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const RUNS = longRun ? 10_000 : 500;
const GROWTH_MAX_MB = 50;
const endpoints = Object.values(forms).map(({ endpoint }) => endpoint);

let site: Site;

beforeAll(async () => {
  // A small heap is tidied at once: what grows then is kept, not merely not collected yet.
  const env = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=2' };
  site = await startSite({ args: ['--api-only'], env });
});
afterAll(() => site.stop());

const fieldName = fc.oneof(
  fc.constantFrom('name', 'email', 'comment', 'Phone', 'submission_id', 'utm_source', 'form_token'),
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.constantFrom(
    '\0',
    '\uD800',
    '=1+1',
    'a@b.in',
    '9876543210',
    '{{x}}',
    '<script>',
    '\r\nBcc: x',
  ),
);
const json = fc.oneof(
  fc.dictionary(fieldName, fc.oneof(text, fc.jsonValue())).map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
const urlencoded = fc
  .array(fc.tuple(fieldName, text))
  .map((pairs) => pairs.map((pair) => pair.map(escapeSome).join('=')).join('&'));
const multipart = fc
  .array(fc.tuple(fieldName, text, fc.option(fc.string()), fc.boolean()))
  .map((parts) =>
    parts
      .map(([name, value, file, whole]) => {
        const filename = file === null ? '' : `; filename="${file}"`;
        const head = `--x\r\nContent-Disposition: form-data; name="${name}"${filename}`;
        return whole ? `${head}\r\n\r\n${value}\r\n--x--\r\n` : `${head}\r\n${value}`;
      })
      .join(''),
  );
const bytes = fc.uint8Array({ maxLength: 40_000 }).map((array) => Buffer.from(array));
const post = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  type: fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      '',
    ),
  ),
  accept: fc.constantFrom('application/json', 'text/html', ''),
  body: fc.oneof(json, urlencoded, multipart, bytes).map((body) => Buffer.from(body)),
  /** What Content-Length says more than there is; less leaves rubbish for the next request. */
  lie: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -50, max: 50 })),
});

test(`${RUNS} random and malformed bodies get no 5xx and take no memory`, async () => {
  const ready = () => fetch(`${site.url}/api/ready`);
  await fc.assert(fc.asyncProperty(post, noServerError), { numRuns: 100 });
  const before = residentMb();
  await fc.assert(fc.asyncProperty(post, noServerError), { numRuns: RUNS });
  expect((await ready()).status).toBe(200);
  expect(site.logs).not.toContain('"level":"error"');
  const growth = residentMb() - before;
  console.info(`resident memory grew by ${growth.toFixed(0)} MB in ${RUNS} posts`);
  expect(growth).toBeLessThan(GROWTH_MAX_MB);
}, 600_000);

async function noServerError(sent: typeof post extends fc.Arbitrary<infer Post> ? Post : never) {
  const status = await send(sent);
  expect(status === 'closed' || (status >= 200 && status < 500)).toBe(true);
}

/** Over a bare socket: no client library would send what lies about its own length. */
function send({
  endpoint,
  type,
  accept,
  body,
  lie,
}: typeof post extends fc.Arbitrary<infer Post> ? Post : never): Promise<number | 'closed'> {
  const length = Math.max(0, body.length + lie);
  const head = [
    `POST ${endpoint} HTTP/1.1`,
    `Host: 127.0.0.1:${site.port}`,
    `Content-Type: ${type}`,
    `Accept: ${accept}`,
    `Content-Length: ${length}`,
    'Connection: close',
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
    });
    // A body shorter than it was said to be never ends: the visitor hangs up.
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
      resolve(status === undefined ? 'closed' : Number(status));
    });
    socket.write(`${head}\r\n\r\n`);
    socket.end(body);
  });
}

function escapeSome(value: string): string {
  return value.toWellFormed().replace(/[&=+\0]/g, encodeURIComponent);
}

/** What the server occupies, from /proc; elsewhere growth is not measured. */
function residentMb(): number {
  try {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return 0;
  }
}
