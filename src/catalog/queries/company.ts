import { byOrder, entriesOf, filled, getClients } from './entries.ts';

/** The categories of reviews in the order of their tabs, each with its reviews. */
export async function getReviews() {
  const { categories } = (await filled('reviewsPage')).browser;
  const cases = await entriesOf('work');
  const { link } = await filled('workPages');
  const storyOf = (client: string) => {
    const found = cases.find(({ quote }) => quote.client === client);
    return found && { href: `/work/${found.id}`, label: link.read };
  };
  const reviews = (await getClients())
    .flatMap(({ id, sample, name, trade, city, review }) => {
      const author = [name, trade, city].filter(Boolean).join(', ');
      return review ? [{ id, sample, name, author, story: storyOf(id), ...review }] : [];
    })
    .sort(byOrder);
  return categories.map((category) => ({
    ...category,
    reviews: reviews.filter((review) => review.category === category.id),
  }));
}

/** A tab of reviews. */
export type ReviewTab = Awaited<ReturnType<typeof getReviews>>[number];
export type Review = ReviewTab['reviews'][number];
