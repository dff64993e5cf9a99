import type { ReviewTab } from '../../../catalog/queries/company.ts';
import type { Approach } from '../../../catalog/schemas/approach.ts';
import type { Career } from '../../../catalog/schemas/career.ts';
import type { CareerPage } from '../../../catalog/schemas/career-page.ts';
import type { Person } from '../../../catalog/schemas/person.ts';
import type { ReviewsPage } from '../../../catalog/schemas/reviews-page.ts';
import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
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
} from './write.ts';

export function whoWeAreText(
  { hero, intro, whatWeDo, desks, creed, people: words }: WhoWeAre,
  people: readonly Person[],
): string {
  return blocks(
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
    ...[creed.mission, creed.vision].flatMap((one) => [heading(2, one.heading), one.text]),
    heading(2, creed.values.heading),
    list(creed.values.items.map(point)),
    section(
      words,
      people.some(({ sample }) => sample) && `**${words.sampleNotice}**`,
      list(
        people.map(({ inEnglish, ...own }) => {
          const { name, role, bio } = inEnglish ?? own;
          return point({ title: `${name}, ${role}`, text: bio });
        }),
      ),
    ),
  );
}

export function approachText(approach: Approach): string {
  const { hero, steps, research, planning, build, reporting } = approach;
  const details = [research, planning, build, reporting, approach.return];
  return blocks(
    hero.paragraph,
    numbered(steps.map(({ title, summary }) => point({ title, text: summary }))),
    ...details.flatMap((detail, index) => [
      heading(2, `${steps[index]?.title}: ${detail.heading}`),
      `${detail.when}. ${detail.text}`,
    ]),
    list(research.checks.map(({ place, finding }) => point({ title: place, text: finding }))),
    list(approach.return.choices.map(point)),
  );
}

/** Invented reviews stay on the page, where a note says what they are. */
export function reviewsText({ hero, browser }: ReviewsPage, found: readonly ReviewTab[]) {
  const real = found
    .map(({ label, reviews }) => ({ label, reviews: reviews.filter(({ sample }) => !sample) }))
    .filter(({ reviews }) => reviews.length > 0);
  return blocks(
    hero.paragraph,
    heading(2, browser.heading),
    real.length === 0 && browser.none,
    ...real.flatMap(({ label, reviews }) => [
      heading(3, label),
      ...reviews.map(({ text, author }) => `> ${text}\n>\n> ${author}`),
    ]),
  );
}

export function careerText({ hero, perks, openings }: CareerPage, careers: readonly Career[]) {
  return blocks(
    hero.paragraph,
    usualSection(perks),
    section(openings),
    ...careers.flatMap((career) => [
      heading(3, `${career.title}, ${career.location}`),
      career.description,
      `${openings.tasksLabel}:`,
      list(career.tasks),
      `${openings.profileLabel}:`,
      list(career.profile),
    ]),
  );
}
