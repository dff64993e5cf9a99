import { getReviews } from '../../../catalog/queries/company.ts';
import { entriesOf, filled, getPeople } from '../../../catalog/queries/entries.ts';
import { approachText, careerText, reviewsText, whoWeAreText } from '../markdown/company.ts';
import { jobNodes } from '../structured-data/job.ts';
import { personNode } from '../structured-data/person.ts';
import { singlePage } from './single.ts';

/** The page on who we are. */
export async function whoWeArePage() {
  const [who, people] = await Promise.all([filled('whoWeAre'), getPeople()]);
  return singlePage('whoWeAre', {
    type: 'AboutPage',
    card: { kicker: who.hero.kicker, family: 'web' },
    sources: ['content/pages/whoweare.yaml', 'content/people'],
    markdown: () => whoWeAreText(who, people),
    about: (identity) =>
      people.map((person) => personNode({ ...person, ...person.inEnglish }, identity)),
  });
}

/** The page on how we work. */
export async function approachPage() {
  const approach = await filled('approach');
  return singlePage('approach', {
    card: { family: 'data' },
    markdown: () => approachText(approach),
  });
}

/** The page of reviews. */
export async function reviewsPage() {
  const [words, reviews] = await Promise.all([filled('reviewsPage'), getReviews()]);
  return singlePage('reviewsPage', {
    card: { family: 'social' },
    sources: ['content/pages/reviews.yaml', 'content/clients'],
    markdown: () => reviewsText(words, reviews),
  });
}

/** The page of open positions. */
export async function careerPage() {
  const [words, careers] = await Promise.all([filled('careerPage'), entriesOf('careers')]);
  return singlePage('careerPage', {
    sources: ['content/pages/career.yaml', 'content/careers'],
    markdown: () => careerText(words, careers),
    about: (identity) => jobNodes(careers, identity),
  });
}
