import { domainToUnicode } from 'node:url';
import { decoded } from './clean-text.ts';

/** Scripts of India, Urdu's, and Latin. None of those whose letters pass for Latin ones. */
const scripts =
  'Latin Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Arabic'.split(
    ' ',
  );
/** A part of a name in one script alone: letters of two can pass for another name. */
const inOneScript = scripts.map(
  (script) => new RegExp(`^[\\p{scx=${script}}\\d\\u200C\\u200D-]+$`, 'u'),
);

/** A host in its own letters, unless a part of it mixes scripts. */
export function shownHost(ascii: string): string {
  const parts = domainToUnicode(ascii).split('.');
  const isSafe = parts.every((part) => inOneScript.some((script) => script.test(part)));
  return isSafe ? parts.join('.') : ascii;
}

/** A text in which every host stands in its own letters. */
export const withShownHosts = (text: string): string =>
  text.replace(/(?:[\w-]+\.)*xn--[\w.-]+/gi, shownHost);

/** An address with host and path in their own letters; typed again, it is the same address. */
export function shownUrl(href: string): string {
  const url = new URL(href);
  return url.href
    .replace(url.hostname, () => shownHost(url.hostname))
    .replace(/(?:%[89a-f][0-9a-f])+/gi, readable);
}

/** The same as people write it: without https://, and without the slash of a home page. */
export function shownAddress(href: string): string {
  return shownUrl(href)
    .replace(/^https:\/\//, '')
    .replace(/^([^/?]+)\/$/, '$1');
}

/** Letters and their signs alone: what is invisible or turns a text around stays encoded. */
function readable(encoded: string): string {
  const text = decoded(encoded);
  return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : encoded;
}
