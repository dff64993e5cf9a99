import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readBlocks } from './operating/blocks.ts';

// That an image comes of it, and runs, is tried by tests/faults/image.test.ts.

const PINNED = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
const dockerfile = readFileSync('Dockerfile', 'utf8');

interface Service {
  readonly image: string;
  readonly [key: string]: unknown;
}
const { services, volumes } = parseYaml(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

test('the Dockerfile is well-formed, and each image that it begins with is one that never changes', () => {
  expect(validate(dockerfile)).toEqual([]);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(PINNED);
});

test('compose.yaml is what Compose’s own schema asks for', () => {
  // The others are matters of taste.
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const found = linter.lintFiles(['compose.yaml'], false).flatMap(({ messages }) => messages);
  expect(found.filter(({ rule }) => rule === 'invalid-schema')).toEqual([]);
});

test.each(Object.entries(services))(
  'the container %s may do what it must, and no more',
  (_, of) => {
    if (of.image !== 'website') expect(of.image).toMatch(PINNED);
    expect(of).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
  },
);

test('audits share a socket with the server, and neither network, settings, leads nor the disk', () => {
  const { audits, database, server } = services;
  expect(audits).not.toHaveProperty('environment');
  expect(audits).not.toHaveProperty('secrets');
  expect(audits).toMatchObject({
    volumes: ['audits-socket:/run/website'],
    tmpfs: ['/tmp', '/srv/website/data'],
    networks: ['audits'],
  });
  expect(volumes['audits-socket']).toMatchObject({ driver_opts: { type: 'tmpfs' } });
  expect(server).toMatchObject({ networks: ['front'] });
  expect(database).toMatchObject({ network_mode: 'none' });
  expect(database).not.toHaveProperty('ports');
});

test('every block of hosting.md is commands, or a file that can be read as what it is', () => {
  const blocks = readBlocks(readFileSync('docs/hosting.md', 'utf8'));
  const files = new Map(blocks.map(({ file, text }) => [file, text]));
  expect(parseToml(files.get('fly.toml') ?? '')).toMatchObject({
    env: { SITE_URL: expect.any(String) },
    http_service: { auto_stop_machines: 'off', checks: [{ path: '/api/ready' }] },
  });
  expect(parseYaml(files.get('render.yaml') ?? '')).toMatchObject({
    services: [{ runtime: 'docker', healthCheckPath: '/api/ready' }],
  });
});
