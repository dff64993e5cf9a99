const DEVANAGARI_ZERO = 0x966;

/** The same text, its Devanagari digits as others read them. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * An Indian number as ten digits, from whatever notation it was typed, pasted or filled in:
 * `98765 43210`, `+91 98765 43210`, `098765-43210`, `९८७६५ ४३२१०`. What is no such number comes back as
 * it is.
 */
export function tenDigits(text: string): string {
  const latin = latinDigits(text);
  if (!/^[\d\s().+-]+$/.test(latin)) return text;
  const digits = latin.replace(/\D/g, '');
  const number = /^(?:0{0,2}91|0)?([1-9]\d{9})$/.exec(digits);
  return number?.[1] ?? text;
}
