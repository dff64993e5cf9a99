import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeAway } from '../../../scripts/launch/take-away.ts';

const REAL = 'tests/fixtures/additions/clients/asha-traders.yaml';
const SERVICE = 'content/services/seo-services.yaml';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'take-away-'));
  for (const part of ['content', 'src/site/pages']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  cpSync(REAL, join(root, 'content/clients/asha-traders.yaml'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const entriesOf = (kind: string) => {
  const folder = join(root, 'content', kind);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const clients = () => entriesOf('clients');
/** Files of a kind whose entries are invented, or are real. */
const thatAre = (kind: string, sample: boolean) =>
  entriesOf(kind).filter((name) => {
    const english = join(root, 'content', kind, name.replace('.hi.yaml', '.yaml'));
    return readFileSync(english, 'utf8').includes('sample: true') === sample;
  });
const builds = () => undefined;

it('samples that something names stay, and what names them is said', async () => {
  const before = clients();
  const { done, lines } = await takeAway(root, ['clients'], undefined, builds);
  expect(done).toBe(false);
  expect(lines.join('\n')).toMatch(/services\/seo-services\.yaml: line \d+: quote is "[\w-]+"/);
  expect(clients()).toEqual(before);
});

it('samples whose absence breaks the build are put back', async () => {
  const text = readFileSync(SERVICE, 'utf8');
  const before = clients();
  const stops = () => 'no clients';
  const { done, lines } = await takeAway(root, ['clients'], 'asha-traders', stops);
  expect({ done, lines }).toEqual({
    done: false,
    lines: ['no clients\nSo nothing was taken away.'],
  });
  expect(clients()).toEqual(before);
  expect(readFileSync(join(root, SERVICE), 'utf8')).toBe(text);
});

it('all of a kind go together, and one that is real takes their place', async () => {
  const real = { careers: thatAre('careers', false), clients: thatAre('clients', false) };
  expect((await takeAway(root, ['careers'], undefined, builds)).done).toBe(true);
  expect(entriesOf('careers')).toEqual(real.careers);
  expect((await takeAway(root, ['clients'], 'asha-traders', builds)).done).toBe(true);
  expect(real.clients).toContain('asha-traders.yaml');
  expect(clients()).toEqual(real.clients);
  expect(readFileSync(join(root, SERVICE), 'utf8')).toContain('quote: asha-traders');
});
