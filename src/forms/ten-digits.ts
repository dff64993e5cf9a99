/**
 * An Indian number as ten digits, from whatever notation it was typed, pasted or filled in:
 * `98765 43210`, `+91 98765 43210`, `098765-43210`. What is no such number comes back as it is.
 */
export function tenDigits(text: string): string {
  if (!/^[\d\s().+-]+$/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  const number = /^(?:0{0,2}91|0)?([1-9]\d{9})$/.exec(digits);
  return number?.[1] ?? text;
}
