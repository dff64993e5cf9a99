/** What the report is made of, in its order. */
export const categories = ['findable', 'understood', 'phone', 'speed', 'trust', 'local'] as const;

export type Category = (typeof categories)[number];

/** What a run does, in order; the drawn page lights up by them. */
export const stages = [
  'opening',
  'reading',
  'robots',
  'addresses',
  'files',
  'links',
  'pages',
] as const;

export type Stage = (typeof stages)[number];

// Kinds whose sentences are content: what each is stands beside its sentence in the editor, too.

/** Why a run ended without a report. None of the sentences tells what stands behind an inner address. */
export const stops = {
  unreachable: 'Nothing usable answered, whatever the reason',
  'not-a-page': 'A file answered, no page',
  'bot-wall': 'The site lets no robots in that it does not know',
  missing: 'The site has no such page',
  refused: 'The site refuses it, perhaps only to robots',
  broken: 'The server is broken',
  login: 'Only those who log in see it',
  profile: 'It leads to a page on a big site: a profile or a listing',
  parked: 'A page of the registrar, the host or a dealer in names',
  'leads-on': 'A tag or a script leads on, and nothing else stands there',
  loops: 'Its redirects lead back to where they began',
  empty: 'A page on which nothing stands',
  'coming-soon': 'Not open yet, or being worked on',
  'too-much': 'Too slow, too large or too tangled to be read in time',
  interrupted: 'The mistake is ours, twice: nothing is said of the page',
} as const;

export type Stop = keyof typeof stops;

/** Why nothing is audited at what was typed. */
export const addressMistakes = {
  'not-an-address': 'What was typed is no address',
  'no-ending': 'A name without an ending, or with one that does not exist',
  mail: 'An e-mail address',
  'not-web': 'Neither http nor https',
  'not-public': 'A number instead of a name, or a name of an inner network',
  port: 'Another port than 80 and 443',
  credentials: 'A user name or a password in the address',
  'too-long': 'Longer than any address',
  profile: 'A page on a big site, where its owner could repair nothing',
  'no-website': 'Nothing was typed: somebody has no website yet',
} as const;

export type AddressMistake = keyof typeof addressMistakes;

/** Why something could not be looked at. None of them is the page's fault, or ours to count. */
export const notSeen = {
  time: 'The time or the requests of a run were used up',
  'no-answer': 'Asking gave no usable answer',
  robots: 'The site’s robots.txt asks us to leave it alone',
  others: 'It stands on another site, of which a run asks little',
  offline: 'Saved files have no such thing: headers, a certificate, a server',
} as const;

export type NotSeen = keyof typeof notSeen;
