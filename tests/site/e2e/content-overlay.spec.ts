import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import { type NodeProcess, startNode } from '../../helpers/node-process.ts';

/** A site of one page that shows the agency's name, with the content and the code of this one. */
const FILES = {
  'astro.config.ts': `
    import { contentOverlay } from './src/site/build/content-overlay.ts';
    export default {
      srcDir: './src/site',
      integrations: [contentOverlay()], devToolbar: { enabled: false },
      cacheDir: './.cache', vite: { cacheDir: './.vite' },
    };`,
  'src/site/pages/index.astro': `---
    import { getSite } from '../../catalog/queries/entries.ts';
    const { name } = await getSite();
    ---
    <html lang="en"><head><title>A page</title></head><body><h1>{name}</h1></body></html>`,
};
const FIRST_START_MS = 60_000;

let root: string;
let dev: NodeProcess;
let url: string;

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'content-overlay-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('src', join(root, 'src'), {
    recursive: true,
    filter: (path) => path !== 'src/site/pages',
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'src/site/pages'));
  for (const [file, text] of Object.entries(FILES)) {
    writeFileSync(join(root, file), text.replaceAll(/^ {4}/gm, ''));
  }
  const port = String(await freePort());
  url = `http://localhost:${port}/`;
  dev = startNode('node_modules/astro/bin/astro.mjs', ['dev', '--root', root, '--port', port], {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  await expect.poll(dev.output, { timeout: FIRST_START_MS }).toContain(`localhost:${port}`);
});

test.afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.exited;
  rmSync(root, { recursive: true, force: true });
});

test.skip(!process.env.ALL_BUILDS, 'starts a development server: with npm run test:all');

test('a mistake in the content lies over the page until it is corrected @phone', async ({
  page,
}) => {
  const file = join(root, 'content/site.yaml');
  const right = readFileSync(file, 'utf8');
  await page.goto(url);
  await expect(page.locator('body > h1')).toBeVisible();

  writeFileSync(file, right.replace(/^name: .*/m, 'naem: Shikhar'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('mistakes in content/site.yaml:');
  await expect(overlay).toContainText(
    /line \d+: the file has the unknown field "naem"\. Did you mean "name"\?/,
  );
  await page.reload();
  await expect(overlay, 'opened while it stands').toContainText('"naem"');

  writeFileSync(file, right.replace(/^name: .*/m, 'name: Shikhar'));
  await expect(page.locator('body > h1')).toHaveText('Shikhar');
  await expect(overlay).toHaveCount(0);
});
