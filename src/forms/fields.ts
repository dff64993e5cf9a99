import * as v from 'valibot';

/** Longest values taken, in UTF-16 units as `maxlength` counts them. */
export const NAME_MAX = 100;
/** The longest address SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254;
export const COMPANY_MAX = 150;
/** E.164 has 15 digits; the rest is room for `+`, spaces, brackets and an extension. */
export const PHONE_MAX = 25;
export const WEBSITE_MAX = 300;
/** 3000 Devanagari letters are 27 KB when urlencoded: the longest message fits in 32 KB. */
export const MESSAGE_MAX = 3000;

const lineBreaks = /\r\n?|\u2028|\u2029/g;
/** NUL, escapes and the like: PostgreSQL refuses the first, mail headers refuse them all. */
const controls = /[^\P{Cc}\n\t]/gu;
/** Make a name read backwards, and whatever stands behind it in a list or a subject. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
/** Anything but spaces, controls, joiners, fillers and the empty Braille cell. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Several lines as typed: NFC, `\n` as the only line break, no control characters, trimmed. Joiners
 * within Hindi words stay; a text in which nothing can be seen is empty.
 */
function cleanText(text: string): string {
  if (!visible.test(text)) return '';
  return text.replace(lineBreaks, '\n').replace(controls, '').normalize('NFC').trim();
}

/** The same on one line, which runs in the direction of its letters. */
function cleanLine(text: string): string {
  return cleanText(text.replace(directionOverrides, '')).replace(/\s+/g, ' ');
}

/** An optional field of one line; absent is empty. */
export function line(max: number) {
  return v.pipe(
    v.optional(v.string('Please enter text.'), ''),
    v.transform(cleanLine),
    v.maxLength(max, `Please keep this to ${max} characters or fewer.`),
  );
}

/** A field of one line that must not be empty. */
export function requiredLine(max: number, missing: string) {
  return v.pipe(line(max), v.nonEmpty(missing));
}

/** An optional field of several lines; absent is empty. */
export function text(max: number) {
  return v.pipe(
    v.optional(v.string('Please enter text.'), ''),
    v.transform(cleanText),
    v.maxLength(max, `Please keep this to ${max} characters or fewer.`),
  );
}

/** A field of several lines that must not be empty. */
export function requiredText(max: number, missing: string) {
  return v.pipe(text(max), v.nonEmpty(missing));
}

/** An address as the browser's `type="email"` accepts it, so that both sides agree. */
export function email() {
  const hint = 'Please enter your email address, like name@company.com.';
  return v.pipe(requiredLine(EMAIL_MAX, hint), v.rfcEmail(hint));
}

export const PHONE_HINT =
  'Please enter your phone number with its country code, like +91 98765 43210.';
/** Light on purpose: the server asks libphonenumber-js, which is too heavy for a browser. */
const phonePattern = /^$|^\+?[\d\s().-]{6,}(?:(?:ext|x)\.?\s?\d{1,5})?$/i;

/** A phone number in any notation, or nothing. */
export function optionalPhone() {
  return v.pipe(line(PHONE_MAX), v.regex(phonePattern, PHONE_HINT));
}

/** A phone number in any notation. */
export function requiredPhone() {
  return v.pipe(requiredLine(PHONE_MAX, PHONE_HINT), v.regex(phonePattern, PHONE_HINT));
}

const websitePattern =
  /^$|^(?:https?:\/\/)?(?:[^\s/?#:@.]+\.)+[^\s/?#:@.]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** A website with or without `https://`, or nothing. */
export function optionalWebsite() {
  return v.pipe(
    line(WEBSITE_MAX),
    v.regex(websitePattern, 'Please enter your website address, like example.in.'),
  );
}
