import { entriesOf, filled, getProjects, getSite } from '../../../catalog/queries/entries.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import { mockupFile } from '../../illustration/projects/index.tsx';
import {
  blocks,
  card,
  heading,
  link,
  list,
  point,
  questionsText,
  section,
} from '../markdown/write.ts';
import { singlePage } from './single.ts';

/** The home page. */
export async function homePage() {
  const [home, site, sectors, projects] = await Promise.all([
    filled('home'),
    getSite(),
    entriesOf('sectors'),
    getProjects(),
  ]);
  return singlePage('home', {
    name: site.name,
    card: { kicker: site.tagline, family: 'search' },
    pictures: projects.map((project) => (project.photo ?? mockupFile(project)).src),
    sources: ['content/pages/home.yaml', 'content/sectors'],
    questions: home.faq.questions,
    markdown: () =>
      blocks(
        homeText(home),
        heading(2, home.industries.heading),
        list(sectors.map(({ title, description }) => point({ title, text: description }))),
        questionsText(home.faq, home.faq.questions),
        list(home.faq.further.links.map(({ label, href }) => link(label, href))),
      ),
  });
}

function homeText({ hero, services, leadGeneration, whyChooseUs, specialised, about }: Home) {
  return blocks(
    hero.paragraph,
    list(hero.promises.map(({ figure, text }) => `**${figure}** ${text}`)),
    section(
      services,
      ...services.cards.map((one) => card(one.title, one, [...one.highlights, ...one.benefits])),
    ),
    section(
      leadGeneration,
      ...leadGeneration.cards.map((one) => card(`${one.title}: ${one.audience}`, one, one.points)),
    ),
    section(
      whyChooseUs,
      list(whyChooseUs.counters.map(({ label, to, suffix }) => `${label}: ${to}${suffix}`)),
    ),
    section(specialised, list(specialised.tiles.map(({ title, href }) => link(title, href)))),
    heading(2, about.heading),
    ...about.paragraphs,
  );
}
