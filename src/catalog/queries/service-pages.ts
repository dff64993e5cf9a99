import { oncePerBuild } from '../load/once-per-build.ts';
import type { Service } from '../schemas/service.ts';
import type { ServicePages } from '../schemas/service-pages.ts';
import { BUTTON_LABELS } from '../schemas/service-parts.ts';
import type { ServiceSection } from '../schemas/service-sections.ts';
import { asksForAudit } from '../words/contact-link.ts';
import { AUDITED, getAuditFormWords } from './audit-form.ts';
import { articleLink, getArticles } from './blog.ts';
import { entriesOf, filled, found, getCommonFormWords, getPraise, getSite } from './entries.ts';
import { serviceLink } from './menus.ts';
import { getPackages, type Package } from './packages.ts';
import { caseOfClient, casesOfService, getCases } from './work.ts';

/** What a service costs, in a line; with the page of the package that has this price. */
export interface PriceLine {
  readonly text: string;
  readonly href?: string;
}

/** What a service costs, with its yardstick: the page, name and price of the nearest package. */
export type ServiceCost = ReturnType<typeof costOf>;

/** The service pages, each with all that it shows. */
export const getServicePages = oncePerBuild(readServicePages);

async function readServicePages() {
  const [services, shared, { breadcrumb }, articles, praise, packages, cases] = await Promise.all([
    entriesOf('services'),
    filled('servicePages'),
    filled('interface'),
    getArticles(),
    getPraise(),
    getPackages(),
    getCases(),
  ]);
  const { link: toCase } = await filled('workPages');
  const { short } = await filled('forms');
  const { phone } = await getSite();
  const audit = await getAuditFormWords();
  const { heading, paragraph: lead } = (await filled('contact')).hero;
  const opening = { heading, lead };
  const common = await getCommonFormWords();
  return services.map((written) => {
    const service = withLabels(written, shared);
    const { id, family, hero, title } = service;
    const path = `/services/${id}` as const;
    const isAudited = AUDITED.has(family);
    const used = casesOfService(cases, id);
    const told = caseOfClient(used, service.quote);
    const shown = told ?? used[0];
    return {
      service,
      shared,
      breadcrumb,
      phone,
      price: priceOf(service, packages, shared.words),
      heroQuote: hero.review && found(praise, hero.review.client),
      quote: found(praise, service.quote),
      story: shown && {
        label: told ? toCase.read : toCase.lead,
        title: shown.heading,
        href: shown.path,
      },
      cost: costOf(service, packages, shared.words),
      related: service.related.flatMap((slug) =>
        services.filter((one) => one.id === slug).map((one) => serviceLink(one)),
      ),
      article: articles.filter((one) => one.id === service.article).map(articleLink),
      form: { source: path, service: title, words: short, common },
      /** Words of the address field, where the work begins with a website that somebody has. */
      audit: isAudited ? audit : undefined,
      /** With the opening of the contact page: where the first button asks for the audit, its field stands there. */
      heroAudit: isAudited && asksForAudit(hero.button) ? { ...audit, ...opening } : undefined,
    };
  });
}

/** A service page whose buttons and stages speak the language of the page; files name them in English. */
export function withLabels<Written extends Service>(
  service: Written,
  { buttons, stages }: ServicePages,
): Written {
  const names: readonly unknown[] = BUTTON_LABELS;
  const say = <Part extends object>(part: Part): Part =>
    'button' in part ? { ...part, button: buttons[names.indexOf(part.button)] } : part;
  const time = (section: ServiceSection): ServiceSection => {
    if (section.type !== 'process') return section;
    const { results } = section;
    const timed = results.stages.map((stage, at) => ({ ...stage, when: stages[at] ?? stage.when }));
    return { ...section, results: { ...results, stages: timed } };
  };
  const { hero, closing } = service;
  const sections = service.sections.map((section) => time(say(section)));
  return { ...service, hero: say(hero), sections, closing: say(closing) };
}

/** The price of the package that sells this very service; all others are quoted in writing. */
function priceOf(
  service: Service,
  packages: readonly Package[],
  words: ServicePages['words'],
): PriceLine {
  const { sells, besides } = service.package;
  if (!sells) return { text: words.quoted };
  const { href, price } = costOf(service, packages, words);
  return { href, text: besides ? `${price}, ${besides}` : price };
}

function costOf(
  { package: nearest }: Service,
  packages: readonly Package[],
  words: ServicePages['words'],
) {
  const { href, text, more, less } = nearest;
  const offer = packages.find((one) => one.offer.route === href)?.offer;
  if (!offer) throw new Error(`There is no package page ${href}.`);
  const price = `${offer.price} ${offer.period} ${words.gst}`;
  return { href, label: offer.title, price, text, more, less };
}
