import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getReviews } from '../../src/catalog/queries/company.ts';
import { filled } from '../../src/catalog/queries/entries.ts';
import { ReviewBrowser } from '../../src/site/sections/reviews/ReviewBrowser.tsx';

const { browser: words } = await filled('reviewsPage');
const categories = await getReviews();

describe.each(categories)('the reviews of $label', ({ reviews }) => {
  it('are at least four, each under another name', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(4);
    expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
  });

  it('differ in length, and one is long enough to scroll', () => {
    const lengths = reviews.map(({ text }) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeLessThan(25);
    expect(Math.max(...lengths)).toBeGreaterThan(60);
  });
});

describe('the browser of reviews', () => {
  const draw = (shown: typeof categories) =>
    renderToStaticMarkup(<ReviewBrowser words={words} categories={shown} sampleNotice="Sample" />);

  it('says so when a category is empty', () => {
    const [first] = categories;
    if (!first) throw new Error('There are no categories.');
    const markup = draw([
      { ...first, reviews: [] },
      { ...first, id: 'ppc' },
    ]);
    expect(markup.match(/No reviews available yet\./g)).toHaveLength(1);
    expect(markup).toMatch(
      /id="seo"><h3[^>]*>SEO<\/h3><p[^>]*>No reviews available yet\.<\/p><\/div>/,
    );
  });

  it('has nothing to say so about in the content', () => {
    expect(draw(categories)).not.toContain('No reviews available yet.');
  });

  it('gives every review five stars', () => {
    const stars = draw(categories).match(/aria-label="Five out of five stars"/g);
    expect(stars).toHaveLength(categories.flatMap(({ reviews }) => reviews).length);
  });
});
