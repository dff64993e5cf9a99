import parsePhoneNumber from 'libphonenumber-js/min';
import { forms } from '../../forms/index.ts';
import type { NewLead } from './lead-store.ts';

/** Words of one lead that are kept; the rest of a long message is not found by search. */
const WORDS_MAX = 60;
const WORD_MAX_LENGTH = 64;
/** Who remembers a number by its end says its last four, five or six digits. */
const ENDINGS = [4, 5, 6];
/** Words of one search that count. */
const SOUGHT_MAX = 8;

/** Digits as people write a number; more than these are no telephone's. */
const numberPattern = /\+?\d(?:[\s.-]*\d){5,18}/g;
const addressPattern = /^[^@]+@[^@]+$/;
const betweenTokens = /[\s<>(),;:]+/;
const notInWord = /[^\p{L}\p{M}\p{N}]+/u;
/** Joiners change how Hindi letters look, not which they are. */
const invisible = /\p{Cf}/gu;

/** One spelling for all that a reader calls the same: no capitals, no full-width or joined forms. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(invisible, '').normalize('NFKC');
}

/**
 * The words that a typed text asks for. A number is one word without spaces; so is an e-mail address.
 */
export function wordsSought(text: string): string[] {
  const { addresses, numbers, rest } = taken(fold(text));
  const words = [...addresses, ...numbers.map(withoutZeros), ...wordsOf(rest)];
  return unique(words).slice(0, SOUGHT_MAX);
}

/** The words by which a lead is found: those of what identifies the person first. */
export function wordsOfLead({ form, fields, audit }: NewLead): string[] {
  const values = Object.entries(fields).map(([name, value]) => ({
    kind: forms[form].fields[name]?.kind,
    value,
  }));
  const short = values.filter(({ kind }) => kind !== 'text' && kind !== 'hidden');
  const long = values.filter(({ kind }) => kind === 'text');
  const texts = [
    ...short.map(({ kind, value }) => (kind === 'website' ? hostOf(value) : value)),
    ...(audit ? [hostOf(audit.url)] : []),
    ...long.map(({ value }) => value),
  ];
  return unique(texts.flatMap(wordsFound)).slice(0, WORDS_MAX);
}

/** The words of a lead as its row has them, a space around each: one that begins somehow is found so. */
export function spacedWords(lead: NewLead): string {
  return ` ${wordsOfLead(lead).join(' ')} `;
}

/** All under which a text is found: an address also by its parts, a number with and without its country. */
function wordsFound(text: string): string[] {
  const { addresses, numbers, rest } = taken(fold(text));
  return [
    ...addresses.flatMap((address) => [address, ...wordsOf(address)]),
    ...numbers.flatMap(spellings),
    ...wordsOf(rest),
  ];
}

function taken(text: string) {
  // Token by token: a pattern for addresses in a text takes the square of the time for some texts.
  const tokens = text.replace(/https?:\/\/|\bwww\./g, ' ').split(betweenTokens);
  const addresses = tokens.filter((token) => addressPattern.test(token));
  const others = tokens.filter((token) => !addressPattern.test(token)).join(' ');
  const numbers = others.match(numberPattern) ?? [];
  return { addresses, numbers, rest: others.replace(numberPattern, ' ') };
}

function wordsOf(text: string): string[] {
  return text
    .split(notInWord)
    .filter(Boolean)
    .map((word) => word.slice(0, WORD_MAX_LENGTH));
}

function spellings(number: string): string[] {
  const parsed = parsePhoneNumber(number, 'IN');
  if (!parsed?.isPossible()) return [withoutZeros(number)];
  const { nationalNumber, countryCallingCode } = parsed;
  const endings = ENDINGS.map((digits) => nationalNumber.slice(-digits));
  return [nationalNumber, `${countryCallingCode}${nationalNumber}`, ...endings];
}

/** 098… in India and 0091… from abroad are written for 98… and 91…. */
function withoutZeros(number: string): string {
  return number.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

function hostOf(address: string): string {
  return /^(?:https?:\/\/)?([^\s/?#]*)/i.exec(address)?.[1] ?? '';
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.slice(0, WORD_MAX_LENGTH)))];
}
