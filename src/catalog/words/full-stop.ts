import { language } from '../language.ts';

/** What ends a sentence that code puts together, in the language of the page. */
export const fullStop = (): string => (language() === 'hi' ? '।' : '.');
