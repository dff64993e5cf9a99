/** What the copy never does, and what to do in its place. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:unlock|elevat|seamless|leverag|synerg|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|one[- ]stop|game[- ]chang|take .* to the next level|digital (?:world|age|landscape)|empower|holistic|tailor-made|bespoke|robust|delve)\w*/i,
    'The phrase is worn: say in plain words what it is.',
  ],
  [/!/, 'Nobody is shouted at: end with a full stop.'],
  [/—| -+ | – /, 'A dash is no full stop: make two sentences.'],
  [
    /\b(?:\w{3,}iz(?:e[sd]?|ing|ation)|colors?|center|jewelry|catalogs?|favorite|program)\b/i,
    'That is American: spell it the British way.',
  ],
  [/\w'\w|"/, 'Quotes are curly: ’ in a word, “ and ” around what is said.'],
];

/** Words of the specification. */
const SPECIFIED = new Set([
  'free SEO audit!',
  'Start Generating Leads in Just 7 Days!',
  'Book Your Free Consultation Now!',
]);

/** Addresses of pages, and names of files, are no prose. */
const NO_PROSE = /^(?:\/|https:)|^[a-z\d]+(?:-[a-z\d]+)+$/;
const AROUND = 30;

/**
 * What of a text is not in the house style, a sentence each that goes on from the name of its field.
 *
 * @param prices of the packages, as they are printed
 */
export function unlikeHouseStyle(text: string, prices: readonly string[] = []): string[] {
  if (NO_PROSE.test(text) || SPECIFIED.has(text)) return [];
  // Code to be copied keeps its own.
  const prose = text.replaceAll(/`[^`]*`/g, '');
  const priced = prices.map(
    (price) => [new RegExp(price), 'Write {price:…}, and it follows the package.'] as const,
  );
  return [...RULES, ...priced].flatMap(([rule, remedy]) => {
    const found = rule.exec(prose);
    if (!found) return [];
    const start = Math.max(0, found.index - AROUND);
    const said = prose.slice(start, found.index + found[0].length + AROUND).replaceAll(/\s+/g, ' ');
    return [`says “${said.trim()}”. ${remedy}`];
  });
}
