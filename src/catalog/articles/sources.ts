import type { Claim } from '../schemas/claims.ts';

/** What anybody can read to check a sentence of an article. */
export interface Source {
  readonly title: string;
  readonly url: string;
  /** When it was last read; a law has no such day. */
  readonly read?: string;
}

/** The public sources and laws behind the claims that an article's Markdown names, in its order. */
export function sourcesOf(markdown: string, claims: Readonly<Record<string, Claim>>): Source[] {
  const named = new Set([...markdown.matchAll(/\{[Cc]laim:([a-z0-9-]+)/g)].map(([, name]) => name));
  return [...named].flatMap((name = '') => {
    const source = claims[name]?.source;
    if (source?.from === 'public') return [source];
    return source?.from === 'law' && source.url ? [{ title: source.title, url: source.url }] : [];
  });
}
