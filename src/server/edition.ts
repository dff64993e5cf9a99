/** The editions of a site: the Hindi one lies below /hi, and its answers in a folder of that name. */
export type Edition = 'en' | 'hi';

/** The edition that a path belongs to, whether the site has a page there or not. */
export const editionOf = (path: string): Edition => (/^\/hi(?=$|\/)/i.test(path) ? 'hi' : 'en');
