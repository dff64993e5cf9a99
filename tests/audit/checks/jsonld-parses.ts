import { type Fixtures, jsonLd, page, withHead } from '../facts.ts';

const block = (text: string) => `<script type="application/ld+json">${text}</script>`;

export default {
  pass: withHead(jsonLd({ '@type': 'Bakery' })),
  partly: withHead(`${jsonLd({})}${block('{"@type": "Bakery",}')}`),
  fail: [
    withHead(block('{"@type": "Bakery" "name": "Gupta"}')),
    // Whose words these are nobody knows.
    withHead(block('{"@type": "Bakery", "name": "Gupta"}')),
  ],
  notApplicable: [{ page: page({}) }, withHead(block(' '))],
} satisfies Fixtures;
