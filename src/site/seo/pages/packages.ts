import { filled } from '../../../catalog/queries/entries.ts';
import { factRows, getPackages, type Package } from '../../../catalog/queries/packages.ts';
import type { PackagePages } from '../../../catalog/schemas/package-pages.ts';
import type { AdsManagement } from '../../../catalog/schemas/packages/ads-management.ts';
import type { Seo } from '../../../catalog/schemas/packages/seo.ts';
import type { WebAwareness } from '../../../catalog/schemas/packages/web-awareness.ts';
import {
  blocks,
  heading,
  link,
  list,
  numbered,
  point,
  questionsText,
  section,
  usualSection,
} from '../markdown/write.ts';
import type { SitePage } from '../page.ts';
import { packageNode } from '../structured-data/service.ts';

/** The package pages. */
export async function packagePages(): Promise<SitePage[]> {
  const [packages, words] = await Promise.all([getPackages(), filled('packagePages')]);
  return packages.map((page) => {
    const { offer } = page;
    return {
      path: offer.route,
      meta: page.meta,
      name: page.title,
      lang: 'en-IN',
      crumbs: [{ name: page.title, path: offer.route }],
      card: {
        heading: page.hero.heading,
        kicker: `${words.kicker} · ${page.title}`,
        family: page.family,
        object: page.object,
      },
      sources: [`content/packages/${offer.slug}.yaml`],
      questions: page.questions.items,
      markdown: () =>
        blocks(
          page.hero.paragraph,
          `**${offer.display}** (${offer.withGst})`,
          factsText(page.facts, words.facts),
          ownText(page),
          questionsText(page.questions, page.questions.items),
        ),
      about: (identity) => [packageNode(page, offer, identity)],
    };
  });
}

function factsText(
  facts: Package['facts'],
  { heading: title, ...labels }: PackagePages['facts'],
): string {
  return blocks(
    heading(2, title),
    list(factRows(facts, labels).map(([label, text]) => point({ title: label, text }))),
  );
}

/** What only this package's page has. */
function ownText(page: Package): string {
  switch (page.variant) {
    case 'plan':
      return webText(page);
    case 'blue':
      return groupsText(page.list);
    case 'green':
      return seoText(page);
    case 'ads':
      return adsText(page);
  }
}

/** What is included, group by group. */
function groupsText({ groups, ...opening }: WebAwareness['list']): string {
  return section(
    opening,
    ...groups.flatMap(({ title, items }) => [heading(3, title), list(items.map(point))]),
  );
}

function webText({ quantities, list: included, days }: WebAwareness): string {
  const amount = ({ before, amount: count, title, text }: (typeof quantities.items)[number]) =>
    point({ title: [before, count, title].filter(Boolean).join(' '), text });
  return blocks(
    section(quantities, list(quantities.items.map(amount))),
    groupsText(included),
    section(
      days,
      list(days.steps.map(({ day, ...step }) => `${days.dayWord} ${day}: ${point(step)}`)),
    ),
  );
}

function seoText({ list: included, beyond }: Seo): string {
  return blocks(
    groupsText(included),
    section(
      beyond,
      list(beyond.links.map(({ label, href, hint }) => `${link(label, href)}: ${hint}`)),
    ),
  );
}

function adsText({ fee, done, benefits }: AdsManagement): string {
  return blocks(
    section(fee, `${fee.coversLabel}:`, list(fee.covers), `${fee.leavesLabel}:`, list(fee.leaves)),
    section(done, numbered(done.items.map(({ when, ...item }) => `${point(item)} ${when}`))),
    usualSection(benefits),
  );
}
