import { getHome, getSectors, getSite } from '../../catalog/queries.ts';
import type { Home } from '../../catalog/schemas/home.ts';
import { blocks, heading, link, list, point, questionsText } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';

/** The home page. */
export async function homePages(): Promise<SitePage[]> {
  const [home, site, sectors] = await Promise.all([getHome(), getSite(), getSectors()]);
  return [
    {
      path: '/',
      meta: home.meta,
      name: site.name,
      lang: 'en-IN',
      trail: [],
      card: { heading: home.hero.heading, kicker: site.tagline, family: 'search' },
      sources: ['content/pages/home.yaml', 'content/sectors'],
      questions: home.faq.questions,
      markdown: () =>
        blocks(
          homeText(home),
          heading(2, home.industries.heading),
          list(sectors.map(({ title, description }) => point({ title, text: description }))),
          questionsText(home.faq),
        ),
    },
  ];
}

function homeText({ hero, services, leadGeneration, whyChooseUs, specialised, about }: Home) {
  return blocks(
    hero.paragraph,
    list(hero.promises.map(({ figure, text }) => `**${figure}** ${text}`)),
    heading(2, services.heading),
    services.lead,
    ...services.cards.flatMap((card) => [
      heading(3, card.title),
      card.text,
      list([...card.highlights, ...card.benefits]),
      link(card.link.label, card.link.href),
    ]),
    heading(2, leadGeneration.heading),
    leadGeneration.lead,
    ...leadGeneration.cards.flatMap((card) => [
      heading(3, `${card.title}: ${card.audience}`),
      card.text,
      list(card.points),
      link(card.link.label, card.link.href),
    ]),
    heading(2, whyChooseUs.heading),
    whyChooseUs.lead,
    list(whyChooseUs.reasons.map(point)),
    heading(2, specialised.heading),
    specialised.lead,
    list(specialised.tiles.map(({ title, text, href }) => `${link(title, href)}: ${text}`)),
    heading(2, about.heading),
    ...about.paragraphs,
    list([about.mission, about.vision].map((one) => point({ title: one.heading, text: one.text }))),
    list(about.values.items.map(point)),
  );
}
