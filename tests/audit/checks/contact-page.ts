import { type Fixtures, PAGE_URL } from '../facts.ts';

const link = { page: PAGE_URL, url: `${PAGE_URL}contact`, line: 3, status: 200, isContact: true };

export default {
  // Where it leads may be another's form.
  pass: { links: [{ ...link, leadsTo: 'https://forms.example/' }] },
  fail: [
    { links: [{ ...link, status: 404 }] },
    { links: [{ ...link, useless: 'Page not found' }] },
    { links: [{ ...link, status: 0, useless: 'https://other.example/' }] },
  ],
  notApplicable: [
    { links: [] },
    { links: [{ ...link, isContact: false, status: 404 }] },
    // A refusal is no word on it.
    { links: [{ ...link, status: 403 }] },
  ],
} satisfies Fixtures;
