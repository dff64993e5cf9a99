import type { PageFacts } from '../facts.ts';
import { absolute, decoded } from './files.ts';
import type { Placed } from './html-facts.ts';

/** Six digits, the first not 0, perhaps in two halves; part of no longer number and no price. */
const PIN_CODE = /(?<![\d.,₹+-]|₹\s|\bRs\.?\s?)([1-9]\d{2})[\s\u00A0]?(\d{3})(?![\d,-]|\.\d)/g;

/** India's PIN codes in a text, each with what stands before it. Whatever else has six digits is among them. */
export const pinCodesIn = (text: string): { readonly code: string; readonly before: string }[] =>
  [...text.matchAll(PIN_CODE)].map(({ 1: area, 2: office, index }) => ({
    code: `${area}${office}`,
    before: text.slice(Math.max(0, index - 40), index),
  }));

/** What the maps of a page are asked to show, in words; nothing for those that say it in figures. */
export function mapPlaces(page: PageFacts): (Placed & { readonly place: string })[] {
  return askedOf(page).filter(({ place }) => /\p{L}{3}/u.test(place));
}

/** The same of those that say it in figures. */
export function mapPoints(page: PageFacts) {
  return askedOf(page).flatMap(({ place, line }) => {
    const [, north, east] = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(place) ?? [];
    return east ? [{ at: [Number(north), Number(east)] as const, found: place, line }] : [];
  });
}

function askedOf(page: PageFacts): (Placed & { readonly place: string })[] {
  const links = page.html.anchors.map(({ href = '', line }) => ({ address: href, line }));
  const frames = page.html.frames.map(({ src, line }) => ({ address: src, line }));
  return [...links, ...frames].flatMap(({ address, line }) => {
    const place = placeIn(URL.parse(absolute(page, address) ?? ''));
    return place ? [{ place, line }] : [];
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
