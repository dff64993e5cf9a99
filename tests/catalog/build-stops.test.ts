import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-build-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('src', join(root, 'src'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `export default { srcDir: './src/site', cacheDir: './.cache', vite: { cacheDir: './.vite' } };`,
  );
});

afterEach(() => rmSync(root, { recursive: true }));

it('astro build stops and names file, line, field and remedy', async () => {
  const file = join(root, 'content/pages/home.yaml');
  const home = readFileSync(file, 'utf8');
  writeFileSync(file, home.replace('href: /Contact', 'href: /Kontact'));

  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const build = run(process.execPath, [astro, 'build', '--silent'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });

  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /A mistake in content\/pages\/home\.yaml:\n\s+line \d+: hero\.button\.href leads to "\/Kontact#proposal", which is not a page of this site\./,
    ),
  });
});
