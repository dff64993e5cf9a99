import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** Nothing ends the head before its metadata is over. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const closed = html.headClosedBy;
    if (!closed) return pass();
    const found = closed.tag ? `<${closed.tag}>` : 'text';
    return fail({
      evidence: [
        { url, line: closed.line, found },
        { url, line: closed.lost.line, found: `<${closed.lost.tag}>` },
      ],
    });
  },
});
