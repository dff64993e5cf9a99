import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const told = (content: string) => withHead(`<meta name="robots" content="${content}">`);
const header = (value: string) => ({ page: page({}, { headers: { 'x-robots-tag': value } }) });

export default {
  pass: [
    { page: page({}) },
    told('index, follow, max-snippet:-1, max-image-preview:large'),
    header('bingbot: nosnippet'),
  ],
  fail: [
    withBody('<main data-nosnippet>Cakes</main>'),
    told('index, NOSNIPPET'),
    told('max-snippet: 0'),
    header('max-snippet:0'),
  ],
  notApplicable: told('noindex, nosnippet'),
} satisfies Fixtures;
