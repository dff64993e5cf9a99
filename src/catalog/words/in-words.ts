const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count as a sentence says it: 32 is "thirty-two", 0 is "no"; from a hundred on in figures. */
export function inWords(count: number): string {
  if (count >= 100) return String(count);
  const tens = TENS[Math.floor(count / 10) - 2];
  if (!tens) return SMALL[count] ?? String(count);
  return count % 10 === 0 ? tens : `${tens}-${SMALL[count % 10]}`;
}
