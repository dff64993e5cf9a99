import { getReviews } from '../../../catalog/queries/company.ts';
import { entriesOf, filled, getNavigation, getPeople } from '../../../catalog/queries/entries.ts';
import type { Meta } from '../../../catalog/schemas/text.ts';
import { approachText, careerText, reviewsText, whoWeAreText } from '../markdown/company.ts';
import { menuLabel } from '../menu-label.ts';
import type { SitePage } from '../page.ts';
import { jobNodes } from '../structured-data/job.ts';
import { personNode } from '../structured-data/person.ts';

/** The four pages on the company. */
export async function companyPages(): Promise<SitePage[]> {
  const [who, people, approach, reviewsPage, reviews, careerPage, careers, navigation] =
    await Promise.all([
      filled('whoWeAre'),
      getPeople(),
      filled('approach'),
      filled('reviewsPage'),
      getReviews(),
      filled('careerPage'),
      entriesOf('careers'),
      getNavigation(),
    ]);
  const page = (
    path: SitePage['path'],
    { meta }: { meta: Meta },
    heading: string,
    family: SitePage['card']['family'],
  ) => {
    const name = menuLabel(path, navigation);
    const card = { heading, kicker: name, family };
    return { path, name, meta, card, lang: 'en-IN' } as const;
  };
  return [
    {
      ...page('/profile/whoweare', who, who.hero.heading, 'web'),
      type: 'AboutPage',
      card: { heading: who.hero.heading, kicker: who.hero.kicker, family: 'web' },
      sources: ['content/pages/whoweare.yaml', 'content/people'],
      markdown: () => whoWeAreText(who, people),
      about: (identity) =>
        people.map((person) => personNode({ ...person, ...person.inEnglish }, identity)),
    },
    {
      ...page('/profile/OurApproach', approach, approach.intro.heading, 'data'),
      sources: ['content/pages/our-approach.yaml'],
      markdown: () => approachText(approach),
    },
    {
      ...page('/profile/reviews', reviewsPage, reviewsPage.intro.heading, 'social'),
      sources: ['content/pages/reviews.yaml', 'content/clients'],
      markdown: () => reviewsText(reviewsPage, reviews),
    },
    {
      ...page('/profile/career', careerPage, careerPage.hero.heading, 'content'),
      sources: ['content/pages/career.yaml', 'content/careers'],
      markdown: () => careerText(careerPage, careers),
      about: (identity) => jobNodes(careers, identity),
    },
  ];
}
