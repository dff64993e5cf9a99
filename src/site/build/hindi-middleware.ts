import type { MiddlewareHandler } from 'astro';
import { inLanguage, languageOf } from '../../catalog/language.ts';
import { filled } from '../../catalog/queries/entries.ts';
import { linkToTwins } from './link-to-twins.ts';
import { markHindi } from './mark-hindi.ts';

/**
 * A page is made in the language of its address, from its queries to its last word. English pages say
 * of their Devanagari that it is Hindi; links of Hindi ones lead on in Hindi.
 */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  const lang = languageOf(url.pathname);
  return inLanguage(lang, async () => {
    const response = await next();
    // Made here, since the language ends with this function.
    const body = await response.arrayBuffer();
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return new Response(body, response);
    }
    const html = new TextDecoder().decode(body);
    if (lang === 'en') return new Response(markHindi(html), response);
    const { inEnglish } = (await filled('interface')).editions;
    return new Response(linkToTwins(html, inEnglish), response);
  });
};
