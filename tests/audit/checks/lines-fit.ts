import { type Fixtures, page, withHead } from '../facts.ts';

const named = 'Sharma Sweets: laddoos and cakes in Sector 18, Noida';
const described = (lines: string) =>
  `<title>${named}</title><meta name="description" content="${lines}">`;

export default {
  pass: [
    withHead(
      described(
        'Fresh laddoos, barfi and cakes every morning. Call before noon, and we deliver today.',
      ),
    ),
    withHead(`<title>${named}, and at home all over Noida</title>`),
    withHead('<title>Zomato</title>'),
    // Wide signs and marks of vowels: as long as they look.
    withHead('<title>古早味迷你烤鸡蛋糕 清闲廚房</title>'),
    withHead(`<title>${'मिठाइयाँ '.repeat(9)}</title>`),
  ],
  fail: [
    withHead(described('Sweets. '.repeat(28))),
    withHead(described('Sweets in Noida.')),
    withHead('<title>Sharma Sweets</title>'),
    withHead(`<title>${'Sweets '.repeat(12)}</title>`),
  ],
  // Told as a title that names nothing.
  notApplicable: [{ page: page({}) }, withHead('<title>Home</title>')],
} satisfies Fixtures;
