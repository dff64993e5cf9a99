import { type Fixtures, page, withHead } from '../facts.ts';

const said = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
const cakes = 'Fresh laddoos, barfi and cakes every morning, and we deliver all over Noida.';

export default {
  pass: [
    { page: page({}) },
    // For Google and for messengers, the same again, a shorter copy, and an empty one.
    withHead(said('description', cakes) + said('og:description', 'Cakes of today')),
    withHead(said('description', cakes) + said('description', `${cakes.slice(0, 65)}…`)),
    withHead(said('description', cakes) + said('description', '')),
  ],
  fail: [
    withHead(said('description', cakes) + said('description', 'Sweets of Sector 18')),
    withHead(said('og:description', cakes) + said('og:description', 'Sweets of Sector 18')),
  ],
} satisfies Fixtures;
