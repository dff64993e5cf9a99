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

/** Why a run ended without a report. None of the sentences tells what stands behind an inner address. */
export const stops = [
  /** Nothing usable answers there, whatever the reason. */
  'unreachable',
  /** It answers, but with no web page. */
  'not-a-page',
  /** The host's shield refused us. */
  'bot-wall',
  /** An error that says there is no such page, that we may not have it, that the server is broken. */
  'missing',
  'refused',
  'broken',
  /** It leads to a login. */
  'login',
  /** It leads to a business's page on somebody else's site. */
  'profile',
  /** A page of the registrar, the host or a dealer in names. */
  'parked',
  /** It only leads on, by a tag or a script: the page behind it is meant. */
  'leads-on',
  /** Its redirects lead back to where they began. */
  'loops',
  /** It sends a page on which nothing stands. */
  'empty',
  /** It says that it is not open yet, or being worked on. */
  'coming-soon',
  /** Too slow, too large or too tangled to be read in time. */
  'too-much',
  /** Our side broke off, twice: nothing is said of the page. */
  'interrupted',
] as const;

export type Stop = (typeof stops)[number];

/** Why something could not be looked at. None of them is the page's fault, or ours to count. */
export const notSeen = [
  /** The time or the requests of a run were used up. */
  'time',
  /** Asking gave no usable answer. */
  'no-answer',
  /** The site's robots.txt asks us to leave it alone. */
  'robots',
  /** It stands on another site, of which a run asks little. */
  'others',
  /** Saved files have no such thing: headers, a certificate, a server. */
  'offline',
] as const;

export type NotSeen = (typeof notSeen)[number];
