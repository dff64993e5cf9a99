import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { builtPages } from '../e2e/support/pages.ts';
import { budgets, excesses, limitsFor } from './budgets.ts';
import { apart } from './items.ts';

it('no limit is above what was promised', () => {
  for (const { promised, script, whole } of Object.values(budgets)) {
    expect(script).toBeLessThanOrEqual(promised.script);
    expect(whole).toBeLessThanOrEqual(promised.whole);
  }
});

// page-weight.spec.ts adds what comes besides, for the pages that stand for the others.
it.each(builtPages)('the HTML of $path keeps its budget, with what stands within', (built) => {
  const { path, html } = built;
  const bytes = gzipSync(html, { level: 9 }).length;
  const items = apart({ name: path, kind: 'html', bytes }, html);
  const elements = new Page(builtSite(), path).all('*').length;
  expect(elements).toBeGreaterThan(100);
  expect(excesses({ items, requests: 1, elements }, limitsFor(built))).toEqual([]);
});

const PRELOADED = /<link rel="preload" href="([^"]+)" as="font"/g;
const KB = 1024;

it.each([
  ['/', 1],
  ['/hi', 0],
])('what %s is painted from comes in two flights of packets', (homePath, preloaded) => {
  const home = builtPages.find(({ path }) => path === homePath);
  const fonts = [...(home?.html ?? '').matchAll(PRELOADED)].map(([, file = '']) => file);
  const weights = [
    ['HTML', brotliCompressSync(home?.html ?? '').length],
    ...fonts.map((file) => [file, readFileSync(join(builtSite(), file)).length] as const),
  ] as const;
  expect(fonts).toHaveLength(preloaded);
  const bytes = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const said = weights.map(([name, weight]) => `${name} ${(weight / KB).toFixed(1)} KB`).join(', ');
  expect(bytes / KB, said).toBeLessThanOrEqual(budgets.home.firstPaint ?? 0);
});
