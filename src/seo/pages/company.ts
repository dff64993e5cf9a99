import {
  getApproach,
  getCareerPage,
  getCareers,
  getReviews,
  getReviewsPage,
  getWhoWeAre,
} from '../../catalog/company-queries.ts';
import { getNavigation } from '../../catalog/queries.ts';
import { approachText, careerText, reviewsText, whoWeAreText } from '../markdown/company.ts';
import { menuLabel } from '../menu-label.ts';
import type { SitePage } from '../page.ts';
import { jobNodes } from '../structured-data/job.ts';

/** The four pages on the company. */
export async function companyPages(): Promise<SitePage[]> {
  const [who, approach, reviewsPage, reviews, careerPage, careers, navigation] = await Promise.all([
    getWhoWeAre(),
    getApproach(),
    getReviewsPage(),
    getReviews(),
    getCareerPage(),
    getCareers(),
    getNavigation(),
  ]);
  const page = <Path extends SitePage['path']>(path: Path) => ({
    path,
    name: menuLabel(path, navigation),
    lang: 'en-IN' as const,
    trail: [],
  });
  return [
    {
      ...page('/profile/whoweare'),
      meta: who.meta,
      type: 'AboutPage',
      card: { heading: who.hero.heading, kicker: who.hero.kicker, family: 'web' },
      sources: ['content/pages/whoweare.yaml'],
      markdown: () => whoWeAreText(who),
    },
    {
      ...page('/profile/OurApproach'),
      meta: approach.meta,
      card: {
        heading: approach.intro.heading,
        kicker: menuLabel('/profile/OurApproach', navigation),
        family: 'data',
      },
      sources: ['content/pages/our-approach.yaml'],
      markdown: () => approachText(approach),
    },
    {
      ...page('/profile/reviews'),
      meta: reviewsPage.meta,
      card: {
        heading: reviewsPage.intro.heading,
        kicker: menuLabel('/profile/reviews', navigation),
        family: 'social',
      },
      sources: ['content/pages/reviews.yaml', 'content/clients'],
      markdown: () => reviewsText(reviewsPage, reviews),
    },
    {
      ...page('/profile/career'),
      meta: careerPage.meta,
      card: {
        heading: careerPage.hero.heading,
        kicker: menuLabel('/profile/career', navigation),
        family: 'content',
      },
      sources: ['content/pages/career.yaml', 'content/careers'],
      markdown: () => careerText(careerPage, careers),
      about: (identity) => jobNodes(careers, identity),
    },
  ];
}
