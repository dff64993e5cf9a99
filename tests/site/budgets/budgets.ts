import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { hindiPath } from '../../../src/catalog/twins.ts';
import { hasHindi } from '../../../src/site/build/hindi-fonts.ts';
import type { BuiltPage } from '../e2e/support/pages.ts';
import type { Weight } from './weigh.ts';

const count = z.int().min(0);
const kilobytes = z.number().min(0);
const limits = z.strictObject({
  promised: z.strictObject({ script: kilobytes, whole: kilobytes }),
  firstPaint: kilobytes.optional(),
  script: kilobytes,
  style: kilobytes,
  font: kilobytes,
  html: kilobytes,
  whole: kilobytes,
  requests: count,
  elements: count,
});

/** What pages may weigh: budgets.yaml says what each limit means. */
export type Limits = z.output<typeof limits>;

export const { lengths, ...budgets } = z
  .strictObject({
    home: limits,
    hindi: limits,
    hindiHome: limits,
    elsewhere: limits,
    lengths: z.strictObject({
      home: count,
      homeWide: count,
      service: count,
      serviceMedian: count,
      package: count,
      case: count,
      hindi: count,
    }),
  })
  .parse(parse(readFileSync('budgets.yaml', 'utf8')));

/** The limits that a page has to keep. */
export function limitsFor({ path, html }: BuiltPage): Limits {
  if (path === '/') return budgets.home;
  if (path === hindiPath('/')) return budgets.hindiHome;
  return hasHindi(html) ? budgets.hindi : budgets.elsewhere;
}

const KB = 1024;
/** So many of the biggest items are named with a limit that is broken. */
const NAMED = 5;

const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** A sentence for each limit that a page breaks, with what weighs most. */
export function excesses({ items, requests, elements }: Weight, allowed: Limits): string[] {
  const ofBytes = (['script', 'style', 'font', 'html', 'whole'] as const).flatMap((kind) => {
    const counted = items.filter((item) => kind === 'whole' || item.kind === kind);
    const bytes = counted.reduce((sum, item) => sum + item.bytes, 0);
    if (bytes <= allowed[kind] * KB) return [];
    const biggest = counted
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, NAMED)
      .map((item) => `${inKB(item.bytes)} ${item.name}`);
    return [`${kind}: ${inKB(bytes)}, allowed ${allowed[kind]} KB: ${biggest.join(', ')}`];
  });
  const counted = Object.entries({ requests, elements } as const).flatMap(([kind, number]) => {
    const most = allowed[kind as 'requests' | 'elements'];
    return number <= most ? [] : [`${kind}: ${number}, allowed ${most}`];
  });
  return [...ofBytes, ...counted];
}
