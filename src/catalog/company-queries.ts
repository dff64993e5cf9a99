import { byOrder, entriesOf, filled, getClients, type Named } from './queries.ts';
import type { Approach } from './schemas/approach.ts';
import type { Career } from './schemas/career.ts';
import type { CareerPage } from './schemas/career-page.ts';
import type { ReviewsPage } from './schemas/reviews-page.ts';
import type { WhoWeAre } from './schemas/whoweare.ts';

/** The page on who we are. */
export const getWhoWeAre = (): Promise<WhoWeAre> => filled('whoWeAre');

/** The page on our approach: five steps, short and long. */
export const getApproach = (): Promise<Approach> => filled('approach');

/** The page around the reviews. */
export const getReviewsPage = (): Promise<ReviewsPage> => filled('reviewsPage');

/** The categories of reviews in the order of their tabs, each with its reviews. */
export async function getReviews() {
  const { categories } = (await getReviewsPage()).browser;
  const reviews = (await getClients())
    .flatMap(({ id, sample, name, trade, city, review }) => {
      const author = [name, trade, city].filter(Boolean).join(', ');
      return review ? [{ id, sample, author, ...review }] : [];
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

/** The page around the openings. */
export const getCareerPage = (): Promise<CareerPage> => filled('careerPage');

/** The open positions, in their order. */
export const getCareers = async (): Promise<Named<Career>[]> =>
  (await entriesOf('careers')).sort(byOrder);
