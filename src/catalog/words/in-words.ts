import { language } from '../language.ts';

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const HINDI =
  '0 एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस'.split(
    ' ',
  );

/** A count as a sentence says it: 32 is "thirty-two", 0 is "no"; from a hundred on in figures. */
export function inWords(count: number): string {
  if (language() === 'hi') return HINDI[count] ?? String(count);
  if (count >= 100) return String(count);
  const tens = TENS[Math.floor(count / 10) - 2];
  if (!tens) return SMALL[count] ?? String(count);
  return count % 10 === 0 ? tens : `${tens}-${SMALL[count % 10]}`;
}
