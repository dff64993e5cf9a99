import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';
import type { SectionOf, ServiceSection } from '../../../catalog/schemas/service-sections.ts';
import { blocks, heading, list, numbered, point, table, usualSection } from './write.ts';

const after = (text: string | undefined, before = ' ') => (text ? `${before}${text}` : '');

/** A section of a service page as Markdown; a type that is not written here does not compile. */
export function serviceSection(section: ServiceSection, { successStories }: ServicePages): string {
  switch (section.type) {
    case 'successStories':
      return blocks(heading(2, successStories.heading), stories(successStories));
    case 'promise':
      return blocks(heading(2, `${section.figure}: ${section.heading}`), section.text);
    case 'brandingHero': {
      const { title, points } = section.card;
      return blocks(heading(2, section.heading), section.text, `**${title}**`, list(points));
    }
    case 'whatIs':
    case 'features':
    case 'benefits':
    case 'importance':
    case 'reasons':
      return usualSection(section);
    default:
      return blocks(heading(2, section.heading), section.lead, body(section));
  }
}

/** Those whose content has a form of its own. */
type Special =
  | 'offer'
  | 'process'
  | 'useCases'
  | 'platforms'
  | 'needs'
  | 'pitfalls'
  | 'stats'
  | 'example';

function body(section: SectionOf<Special>): string {
  switch (section.type) {
    case 'offer':
      return list(section.items.map((item) => point(item) + after(item.benefit)));
    case 'process':
      return blocks(
        numbered(section.steps.map((step) => point(step) + after(step.when))),
        heading(3, section.results.heading),
        list(section.results.stages.map(({ when, points }) => `**${when}** ${points.join('; ')}`)),
      );
    case 'useCases':
      return list(section.items.map((item) => point(item) + after(item.example)));
    case 'platforms':
      return list(
        section.items.map((item) => `${point(item)} ${section.bestForLabel}: ${item.bestFor}`),
      );
    case 'needs':
      return blocks(
        list(section.points),
        `**${section.time.figure}** ${section.time.text}`,
        section.audience && heading(3, section.audience.heading),
        section.audience && list(section.audience.points),
      );
    case 'pitfalls':
      return list(section.items.map((item) => point({ title: item.wrong, text: item.instead })));
    case 'stats':
      return list(
        section.figures.map(
          ({ figure, label, note }) => `**${figure}** ${label}${after(note, '. ')}`,
        ),
      );
    case 'example': {
      const [head, ...rows] = [...section.rows, section.result].map((row) => [
        row.label,
        row.figure,
      ]);
      return blocks(table(head ?? [], rows), section.note);
    }
  }
}

function stories({ stories: found }: ServicePages['successStories']): string {
  return list(
    found.map((story) => {
      const figure = 'word' in story ? story.word : `${story.to}${story.suffix}`;
      return `**${figure}** ${story.label}. ${story.note}`;
    }),
  );
}
