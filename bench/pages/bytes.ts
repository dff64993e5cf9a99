import type { NetworkRequest } from 'lighthouse';
import { inlineParts } from '../../tests/site/budgets/inline-parts.ts';
import type { Bytes, Kind } from './page-figures.ts';

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/** Adds up what a page asked for. Files are asked for once more with gzip, which budgets count in. */
export async function countBytes(requests: readonly NetworkRequest[]): Promise<Bytes> {
  const gzipped: Record<Kind, number> = { HTML: 0, CSS: 0, script: 0, font: 0, image: 0, other: 0 };
  let inlineScript = 0;
  let received = 0;
  for (const { url, resourceType = '', transferSize = 0 } of requests) {
    const kind = kindOf[resourceType] ?? 'other';
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    const body = await answer.text();
    gzipped[kind] += Number(answer.headers.get('content-length') ?? body.length);
    received += transferSize;
    if (kind !== 'HTML') continue;
    for (const { element, bytes } of inlineParts(body)) {
      if (element === 'script') inlineScript += bytes;
    }
  }
  return { gzipped, inlineScript, received };
}
