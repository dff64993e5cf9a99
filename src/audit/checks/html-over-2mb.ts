import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

const READ_BY_GOOGLE = 2 * 1024 * 1024;

/** Google reads the first 2 MB of a page's HTML, unpacked. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['kilobytes'],
  needs: ['page'],
  run: ({ page: { url, bytes, cut } }) => {
    const kilobytes = Math.ceil(bytes / 1024);
    const evidence = [{ url, found: `${kilobytes} KB` }];
    return passIf(!cut && bytes <= READ_BY_GOOGLE, { figures: { kilobytes }, evidence });
  },
});
