import { getCollection } from 'astro:content';
import { filled, type Named, oneOf, ordered } from './queries.ts';
import type { Approach } from './schemas/approach.ts';
import type { Career } from './schemas/career.ts';
import type { CareerPage } from './schemas/career-page.ts';
import {
  REVIEW_CATEGORY_IDS,
  type ReviewCategory,
  type ReviewCategoryId,
} from './schemas/review.ts';
import type { ReviewsPage } from './schemas/reviews-page.ts';
import type { WhoWeAre } from './schemas/whoweare.ts';

/** The page on who we are. */
export const getWhoWeAre = (): Promise<WhoWeAre> => filled('whoWeAre');

/** The page on our approach: five steps, short and long. */
export const getApproach = (): Promise<Approach> => filled('approach');

/** The page around the reviews. */
export const getReviewsPage = (): Promise<ReviewsPage> => filled('reviewsPage');

/** The eight categories of reviews, in the order of their tabs. */
export const getReviews = (): Promise<Named<ReviewCategory, ReviewCategoryId>[]> =>
  ordered(getCollection('reviews'), oneOf(REVIEW_CATEGORY_IDS));

/** The page around the openings. */
export const getCareerPage = (): Promise<CareerPage> => filled('careerPage');

/** The five open positions. */
export const getCareers = (): Promise<Named<Career>[]> =>
  ordered(getCollection('careers'), (id) => id);
