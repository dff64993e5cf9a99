import { type Fixtures, jsonLd, page } from '../facts.ts';

const block = (text: string) => `<script type="application/ld+json">${text}</script>`;

const fixtures: Fixtures = {
  pass: { page: page({ head: jsonLd({ '@type': 'Bakery' }) }) },
  partly: { page: page({ head: `${jsonLd({})}${block('{"@type": "Bakery",}')}` }) },
  fail: { page: page({ head: block('{"@type": "Bakery" "name": "Gupta"}') }) },
  notApplicable: [{ page: page({}) }, { page: page({ head: block(' ') }) }],
};

export default fixtures;
