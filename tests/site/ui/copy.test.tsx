import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GUARANTEE } from '../../../src/catalog/words/claims.ts';
import { Copy } from '../../../src/site/ui/Copy.tsx';

const html = (props: Parameters<typeof Copy>[0]) => renderToStaticMarkup(<Copy {...props} />);
const link = (name: string, words: string) =>
  `<a class="to-terms" href="${GUARANTEE}#${name}">${words}</a>`;

describe('copy leads to the terms of what it promises', () => {
  it.each([
    ['Leads in 7 days. Leads in 7 days.', `${link('leads', 'Leads in 7 days')}. Leads in 7 days.`],
    [
      'Yes: leads in seven days, or your money back.',
      `Yes: ${link('leads', 'leads in seven days, or your money back')}.`,
    ],
    [
      'Live in 21 days, leads in 7 days',
      `${link('website-days', 'Live in 21 days')}, ${link('leads', 'leads in 7 days')}`,
    ],
    ['Grow in 60 days.', 'Grow in 60 days.'],
  ])('at the first words that name it: %s', (text, expected) => {
    expect(html({ text })).toBe(expected);
  });

  it('behind the text, where only what stands above it promises', () => {
    const under = 'Leads in 7 days';
    expect(html({ text: 'Yes.', under })).toBe(`Yes. ${link('leads', 'See the terms')}`);
    expect(html({ text: 'Yes.', under, beside: 'Leads in 7 days' })).toBe('Yes.');
  });
});
