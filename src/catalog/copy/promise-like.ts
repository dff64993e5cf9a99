const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|lakhs?|crores?|dozens?|half)';
const SPAN = '(?:working )?(?:hours?|days?|weeks?|months?|years?|evenings?|mornings?)';
const PLATFORM =
  '(?:[Mm]arketplaces?|Google|Meta|Amazon|Instagram|Facebook|WhatsApp|YouTube|LinkedIn|Shopify|Microsoft|Bing)';

/** What a customer could hold us to, or a critic ask “says who?” about, by what gives it away. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'commitment',
    /\b(?:first page of Google|Google’s first page|(?:to|for) page one|page one in|pehl[ae] page|(?:paisa|paise) wapas|muft|free|refund(?:ed)?|guarantee\w*|warrant\w*|money back|at no cost|costs? nothing|written quote|in writing|write down|have agreed|price is (?:by|for|per|fixed)|in your name)\b|\b(?:no|without an?) (?:bill|fee|charge|contract|commission|licen[cs]e)\b|पहल[ाे] पेज|मुफ़्त|गारंटी|वापस/i,
  ],
  ['figure', /(?<![\p{L}\d_-])[₹+−]?\d[\d,.]*(?![\p{L}\d]*\p{Lu})/u],
  ['figure', new RegExp(`\\b${NUMBER}\\b|\\b(?:month|day|week|page|year) one\\b`, 'i')],
  [
    'time',
    new RegExp(
      `\\b(?:daily|weekly|monthly|yearly|hourly|overnight)\\b|\\b(?:an?|per|each|every|one|the same|by the|in|within|after) ${SPAN}\\b`,
      'i',
    ),
  ],
  [
    'absolute',
    /^rarely\b|^(?:nobody|no(?!,)|all|every|never|always|none)\b(?=\s\S+\s)|\b(?:for|so|pay|tell|on|to|in|of) (?:every|all|each)\b(?!-| users| of)|\b(?:never|always|only for)\b/i,
  ],
  [
    'fact',
    new RegExp(
      `\\b(?:${PLATFORM}’s rules|against the (?:rules|law)|by law|banned|allowed|penalt\\w+|you can’t know)\\b|\\b${PLATFORM} (?:keep|want|rank|read|charge|decide|allow|ban|count|ask|pay|treat|judge|prefer|need|bar|reward|punish|forbid|require)s?\\b`,
    ),
  ],
];

const QUOTED = /“[^”]*”?/g;
/** Two words or more; “Rarely.” answers a question by itself. */
const SENTENCE = /\p{L}{2}.*\s.*\p{L}|^rarely/iu;
/** What is longer is none, and refused elsewhere; patterns take the square of its length. */
const MOST_LETTERS = 2000;

/**
 * Of what kind a sentence’s claim is, and the words that give it away; undefined if it makes none. A question
 * makes none, and words that it quotes are somebody else’s.
 */
export function promiseLike(sentence: string) {
  const own = sentence.replaceAll(QUOTED, ' ').trim();
  if (own.length > MOST_LETTERS || !SENTENCE.test(own) || own.endsWith('?')) return undefined;
  for (const [kind, pattern] of KINDS) {
    const words = pattern.exec(own)?.[0];
    if (words) return { kind, words };
  }
  return undefined;
}
