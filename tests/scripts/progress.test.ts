import { expect, test, vi } from 'vitest';
import { buildStage } from '../../scripts/build-stage.ts';
import { runWithProgress } from '../../scripts/progress.mjs';

function runScript(script: string) {
  return runWithProgress({
    doing: 'Building the site',
    command: process.execPath,
    args: ['-e', script],
    stage: buildStage,
    intervalMs: 200,
  });
}

test('a long command says how far it is, and what it wrote can be shown afterwards', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, output } = await runScript(`
    console.log('16:13:53   ├─ /index.html (+62ms)\\n16:13:54   └─ /Contact.html (+6ms)');
    setTimeout(() => { console.error('broken'); process.exit(3); }, 1000);
  `);
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  expect(lines.at(-1)).toMatch(/^Building the site: 2 pages and files written, \d+ s …$/);
  expect(status).toBe(3);
  expect(output).toContain('broken');
});

test('a command that is not there ends with its name', async () => {
  const { status, output } = await runWithProgress({ doing: 'x', command: 'no-such', args: [] });
  expect(status).toBeNull();
  expect(output).toContain('no-such');
});

test('the build says its stage before its first page', () => {
  expect(buildStage('16:13:52 [build] Building static entrypoints...\n')).toBe(
    'reading content and bundling',
  );
});
