import { oncePerBuild } from '../load/once-per-build.ts';
import type { Service } from '../schemas/service.ts';
import type { ServicePages } from '../schemas/service-pages.ts';
import { BUTTON_LABELS } from '../schemas/service-parts.ts';
import { asksForAudit } from '../words/contact-link.ts';
import { AUDITED, getAuditFormWords } from './audit-form.ts';
import { articleLink, getArticles } from './blog.ts';
import {
  entriesOf,
  filled,
  getCommonFormWords,
  getPraise,
  getSite,
  type Praise,
} from './entries.ts';
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
    const service = withButtons(written, shared.buttons);
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
      heroQuote: hero.review && quoteOf(hero.review.client, praise),
      quote: quoteOf(service.quote, praise),
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

/** A service page whose buttons speak the language of the page; files name them in English. */
function withButtons<Written extends Service>(
  service: Written,
  said: ServicePages['buttons'],
): Written {
  const names: readonly unknown[] = BUTTON_LABELS;
  const say = <Part extends object>(part: Part): Part =>
    'button' in part ? { ...part, button: said[names.indexOf(part.button)] } : part;
  const { hero, sections, closing } = service;
  return { ...service, hero: say(hero), sections: sections.map(say), closing: say(closing) };
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

/** What a client says, by file name. */
function quoteOf(client: string, praise: readonly Praise[]): Praise {
  const quote = praise.find(({ id }) => id === client);
  if (!quote)
    throw new Error(`content/clients/${client}.yaml has no quote and no review. Add one.`);
  return quote;
}
