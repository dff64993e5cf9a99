import { type Fixtures, PAGE_URL } from '../facts.ts';

const link = (status: number) => ({ page: PAGE_URL, url: `${PAGE_URL}a`, line: 3, status });

export default {
  pass: [
    { links: [link(200), link(301), link(0), link(401), link(403), link(503)] },
    // A place on the front page.
    { links: [link(200), { ...link(200), leadsTo: `${PAGE_URL}#rates` }] },
  ],
  partly: [
    { links: [link(200), link(404)] },
    { links: [link(200), { ...link(200), leadsTo: PAGE_URL }] },
    { links: [link(200), link(200), { ...link(404), inMenu: true }] },
    { links: [link(200), { ...link(401), useless: 'HTTP 401' }] },
  ],
  fail: { links: [link(404), link(410), link(500)] },
  notApplicable: [
    // Told by a check of its own.
    { links: [{ ...link(404), isContact: true }] },
    // It is us whom the site sends back.
    { links: [{ ...link(200), leadsTo: PAGE_URL }] },
    { links: [] },
    { links: [link(0)] },
  ],
} satisfies Fixtures;
