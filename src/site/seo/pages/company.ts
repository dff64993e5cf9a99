import { getReviews } from '../../../catalog/queries/company.ts';
import { entriesOf, filled, getPeople, inPageLanguage } from '../../../catalog/queries/entries.ts';
import {
  blocks,
  card,
  heading,
  link,
  list,
  numbered,
  point,
  section,
  usualSection,
} from '../markdown/write.ts';
import { jobNodes } from '../structured-data/job.ts';
import { personNode } from '../structured-data/person.ts';
import { singlePage } from './single.ts';

/** The page on who we are. */
export async function whoWeArePage() {
  const [{ hero, intro, whatWeDo, desks, creed, people: words }, people] = await Promise.all([
    filled('whoWeAre'),
    getPeople(),
  ]);
  const named = people.map(inPageLanguage);
  return singlePage('whoWeAre', {
    type: 'AboutPage',
    card: { kicker: hero.about, family: 'web' },
    sources: ['content/pages/whoweare.yaml', 'content/people'],
    markdown: () =>
      blocks(
        hero.paragraph,
        heading(2, intro.heading),
        ...intro.paragraphs,
        list(intro.facts.map(({ figure, label }) => `**${figure}** ${label}`)),
        section(whatWeDo, ...whatWeDo.tabs.map((tab) => card(tab.heading, tab, tab.points))),
        section(
          desks,
          list(
            desks.cards.map(
              ({ title, text, refuses, href }) =>
                `${link(title, href)}: ${text} ${desks.refusesLabel} ${refuses}`,
            ),
          ),
        ),
        usualSection(creed.mission),
        usualSection(creed.vision),
        usualSection(creed.values),
        section(
          words,
          people.some(({ sample }) => sample) && `**${words.sampleNotice}**`,
          list(named.map(({ name, role, bio }) => point({ title: `${name}, ${role}`, text: bio }))),
        ),
      ),
    about: (identity) =>
      people.map((person) => personNode({ ...person, ...inPageLanguage(person) }, identity)),
  });
}

/** The page on how we work. */
export async function approachPage() {
  const {
    hero,
    steps,
    research,
    planning,
    build,
    reporting,
    return: last,
  } = await filled('approach');
  return singlePage('approach', {
    card: { family: 'data' },
    markdown: () =>
      blocks(
        hero.paragraph,
        numbered(steps.map(({ title, summary }) => point({ title, text: summary }))),
        ...[research, planning, build, reporting, last].flatMap((detail, index) => [
          heading(2, `${steps[index]?.title}: ${detail.heading}`),
          `${detail.when}. ${detail.text}`,
        ]),
        list(research.checks.map(({ place, finding }) => point({ title: place, text: finding }))),
        list(last.choices.map(point)),
      ),
  });
}

/** The page of reviews. Invented ones stay on the page, where a note says what they are. */
export async function reviewsPage() {
  const [{ hero, browser }, tabs] = await Promise.all([filled('reviewsPage'), getReviews()]);
  const real = tabs
    .map(({ label, reviews }) => ({ label, reviews: reviews.filter(({ sample }) => !sample) }))
    .filter(({ reviews }) => reviews.length > 0);
  return singlePage('reviewsPage', {
    card: { family: 'social' },
    sources: ['content/pages/reviews.yaml', 'content/clients'],
    markdown: () =>
      blocks(
        hero.paragraph,
        real.length > 0 && heading(2, browser.heading),
        ...real.flatMap(({ label, reviews }) => [
          heading(3, label),
          ...reviews.map(({ text, author }) => `> ${text}\n>\n> ${author}`),
        ]),
      ),
  });
}

/** The page of open positions. */
export async function careerPage() {
  const [{ hero, perks, openings }, careers] = await Promise.all([
    filled('careerPage'),
    entriesOf('careers'),
  ]);
  return singlePage('careerPage', {
    sources: ['content/pages/career.yaml', 'content/careers'],
    markdown: () =>
      blocks(
        hero.paragraph,
        usualSection(perks),
        section(openings),
        ...careers.flatMap(({ title, location, description, tasks, profile }) => [
          heading(3, `${title}, ${location}`),
          description,
          `${openings.tasksLabel}:`,
          list(tasks),
          `${openings.profileLabel}:`,
          list(profile),
        ]),
      ),
    about: (identity) => jobNodes(careers, identity),
  });
}
