import { entriesOf, filled } from '../../../catalog/queries/entries.ts';
import { getPackages, type Offer } from '../../../catalog/queries/packages.ts';
import { withLabels } from '../../../catalog/queries/service-pages.ts';
import type { Service } from '../../../catalog/schemas/service.ts';
import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';
import { serviceSection } from '../markdown/service-section.ts';
import { blocks, heading, link, list, questionsText } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';
import { serviceNode } from '../structured-data/service.ts';
import { singlePage } from './single.ts';

/** The service pages. */
export async function servicePages(): Promise<SitePage[]> {
  const [services, shared, packages] = await Promise.all([
    entriesOf('services'),
    filled('servicePages'),
    getPackages(),
  ]);
  return services.map((written) => {
    const service = withLabels(written, shared);
    const path = `/services/${service.id}` as const;
    const promise = [service.hero.heading, service.hero.secondLine].filter(Boolean).join(' ');
    const sold = packages.find(({ offer: { route } }) => route === service.package.href);
    return {
      path,
      meta: service.meta,
      name: service.title,
      lang: 'en-IN',
      crumbs: [
        { name: shared.words.crumb, path: '/services' },
        { name: service.title, path },
      ],
      heading: `${service.hero.name} · ${service.hero.place}: ${promise}`,
      card: {
        heading: promise,
        kicker: service.title,
        family: service.family,
        object: service.hero.object,
      },
      sources: [`content/services/${service.id}.yaml`],
      questions: service.questions.items,
      markdown: () => serviceText(service, shared, sold?.offer),
      about: (identity) => [
        serviceNode(
          path,
          service,
          sold && { ...sold, pricedHere: service.package.sells === true },
          identity,
        ),
      ],
    };
  });
}

/** All services by need. */
export async function servicesHubPage(): Promise<SitePage> {
  const [{ needs }, { words }, services, packages] = await Promise.all([
    filled('servicesHub'),
    filled('servicePages'),
    entriesOf('services'),
    getPackages(),
  ]);
  const line = ({ id, title, menu, package: nearest }: (typeof services)[number]) => {
    const offer = packages.find(({ offer: { route } }) => route === nearest.href)?.offer;
    return `${link(title, `/services/${id}`)}: ${menu.hint}. ${words.package}: ${offer?.title}, ${offer?.display}`;
  };
  return singlePage('servicesHub', {
    type: 'CollectionPage',
    crumbs: [{ name: words.crumb, path: '/services' }],
    card: { family: 'web' },
    markdown: () =>
      blocks(
        ...Object.entries(needs).flatMap(([family, need]) => [
          heading(2, need.heading),
          need.text,
          list(services.filter((one) => one.family === family).map(line)),
        ]),
      ),
  });
}

function serviceText(service: Service, shared: ServicePages, offer: Offer | undefined) {
  const { hero, sections, questions } = service;
  const { text, more, less } = service.package;
  const { words } = shared;
  return blocks(
    hero.paragraph,
    hero.label,
    hero.cards && list(hero.cards.map(({ title }) => title)),
    hero.circles &&
      list(hero.circles.map(({ figure, label, back }) => `**${figure}** ${label}: ${back}`)),
    ...sections.map((section) => serviceSection(section, shared)),
    questionsText(questions, questions.items),
    heading(2, words.cost),
    offer && `[${offer.title}](${offer.route}), ${offer.display}. ${text}`,
    list([`**${words.more}:** ${more}`, `**${words.less}:** ${less}`]),
    words.quote,
  );
}
