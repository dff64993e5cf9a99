import { describe, expect, it } from 'vitest';
import { countWords } from '../../../src/catalog/articles/reading-time.ts';
import { renderArticle } from '../../../src/catalog/articles/render-article.ts';
import { readPictures } from '../../../src/catalog/load/pictures.ts';
import { readArticles } from '../../../src/catalog/load/read-articles.ts';

await readPictures(process.cwd());
const articles = [...readArticles(process.cwd(), 'content/blog')].map(([slug, article]) => ({
  slug,
  ...article,
}));
/** How often letters of a kind stand in a text. */
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const isHindi = (slug: string) => articles.find((other) => other.slug === slug)?.lang === 'hi';

it('no two articles went live on one day, so that the latest three are certain', () => {
  expect(new Set(articles.map(({ published }) => published)).size).toBe(articles.length);
});

describe.each(articles)('$slug', ({ slug, lang, body, title, excerpt, snippet = '', related }) => {
  const { html, headings, mistakes } = renderArticle(body);
  // Addresses of pages are no prose.
  const everything = [title, excerpt, snippet, body].join('\n').replace(/\]\(\/[^)]*\)/g, ']');

  it('has 900 to 1,800 words, five chapters or more, and no mistake', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(900);
    expect(countWords(body)).toBeLessThanOrEqual(1800);
    expect(headings.length).toBeGreaterThanOrEqual(5);
    expect(mistakes).toEqual([]);
  });

  it('has a task for today, a worked example, bold and highlight', () => {
    expect(html).toMatch(/block--today.*class="checklist"/s);
    expect(html).toContain('block--example');
    expect(html).toContain('<strong>');
    expect(html).toContain('<mark>');
  });

  it('says of its example that the figures are invented', () => {
    const example = /:::example\[.*?^:::/ms.exec(body)?.[0];
    expect(example).toMatch(/invented|banaye hue|काल्पनिक|सोचे हुए/i);
  });

  it('is written in the script of its language, a quoted line apart', () => {
    const inHindi = count(everything, /(?=\p{L})\p{Script=Devanagari}/gu);
    expect(inHindi > count(everything, /\p{L}/gu) / 2).toBe(lang === 'hi');
  });

  it('recommends others, and Hindi only where its font is loaded anyway', () => {
    expect(related).not.toContain(slug);
    if (lang !== 'hi') expect(related.filter(isHindi)).toEqual([]);
  });
});
