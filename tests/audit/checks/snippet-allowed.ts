import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const told = (content: string) => withHead(`<meta name="robots" content="${content}">`);
const header = (value: string) => ({ page: page({}, { headers: { 'x-robots-tag': value } }) });

export default {
  pass: [
    { page: page({}) },
    told('index, follow, max-snippet:-1, max-image-preview:large'),
    header('bingbot: nosnippet'),
    // Google heeds it on div, section and span alone.
    withBody('<main data-nosnippet>Cakes</main>'),
    withBody('<main><div data-nosnippet>Cookies?</div><p>Cakes</p></main>'),
  ],
  fail: [
    withBody('<div role="main" data-nosnippet>Cakes</div>'),
    withBody('<main><section data-nosnippet>Cakes</section></main>'),
    told('index, NOSNIPPET'),
    told('max-snippet: 0'),
    header('max-snippet:0'),
  ],
  notApplicable: told('noindex, nosnippet'),
} satisfies Fixtures;
