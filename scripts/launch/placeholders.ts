/** What a text holds as long as it is not the real thing, in content and in the built site. */
export const PLACEHOLDER_TEXTS: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern: /(?:\/\/|@|www\.)[^\s"'`<>(){}]*\bexample\b/i,
    what: 'has an address of example.com',
  },
  { pattern: /\b(?:91)?0{10}\b|\b0{5}[ -]0{5}\b/, what: 'has a phone number of zeros' },
  { pattern: /\blorem ipsum\b|\bTBD\b|\bXXX+\b/i, what: 'has filler text' },
];
