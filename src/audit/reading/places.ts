import { decoded } from '../clean-text.ts';
import type { PageFacts } from '../facts.ts';
import { absolute } from './addresses.ts';

/** Six digits, the first not 0, perhaps in two halves, as in “Delhi-110085”; part of no longer number and no price. */
const PIN_CODE =
  /(?<![\d.,₹+]|(?<!\p{L})-|₹\s|\bRs\.?\s?)([1-9]\d{2})[\s\u00A0]?(\d{3})(?![\d-]|[.,]\d)/gu;

/** India's PIN codes in a text, each with what stands before it. Whatever else has six digits is among them. */
export const pinCodesIn = (text: string): { readonly code: string; readonly before: string }[] =>
  [...text.matchAll(PIN_CODE)].map(({ 1: area, 2: office, index }) => ({
    code: `${area}${office}`,
    before: text.slice(Math.max(0, index - 40), index),
  }));

/** What the maps of a page are asked to show; `at` for those that say it in degrees. */
export function mapsOn(page: PageFacts) {
  const links = page.html.anchors.map(({ href = '', line }) => ({ address: href, line }));
  const frames = page.html.frames.map(({ src, line }) => ({ address: src, line }));
  return [...links, ...frames].flatMap(({ address, line }) => {
    const found = placeIn(URL.parse(absolute(page, address) ?? ''));
    if (!found) return [];
    const [, north, east] = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(found) ?? [];
    return [{ found, line, at: east ? ([Number(north), Number(east)] as const) : undefined }];
  });
}

/** Whether an address opens a map of Google's. */
export const isMap = (url: URL | null): url is URL =>
  url !== null &&
  (/^maps\.(?:google\.[a-z.]+|app\.goo\.gl)$/.test(url.hostname) ||
    (/^(?:(?:www\.)?google\.[a-z.]+|goo\.gl)$/.test(url.hostname) &&
      /^\/maps\b/.test(url.pathname)));

function placeIn(url: URL | null): string | undefined {
  if (!isMap(url)) return undefined;
  const asked = ['q', 'query', 'daddr', 'destination'].map((name) => url.searchParams.get(name));
  const inPath = /\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1];
  // Of an embedded map, whose language and country are named in the same way.
  const named = /!2s([^!]{4,})/.exec(url.searchParams.get('pb') ?? '')?.[1];
  const place = asked.find(Boolean) ?? inPath ?? named;
  return place && decoded(place.replaceAll('+', ' '));
}
