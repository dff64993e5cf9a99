import {
  getAdsManagement,
  getPackagePages,
  getSeo,
  getSocialMediaManagement,
  getWebAwareness,
} from '../../catalog/queries.ts';
import type { AdsManagement } from '../../catalog/schemas/packages/ads-management.ts';
import type { Seo } from '../../catalog/schemas/packages/seo.ts';
import type { SocialMediaManagement } from '../../catalog/schemas/packages/social-media-management.ts';
import type { WebAwareness } from '../../catalog/schemas/packages/web-awareness.ts';
import type { Family } from '../../illustration/cover/scheme.ts';
import { blocks, heading, link, list, numbered, point, questionsText } from '../markdown/write.ts';
import { getPackageFacts, packageAt } from '../package-facts.ts';
import type { SitePage } from '../page.ts';
import { serviceNode } from '../structured-data/service.ts';

type Page = WebAwareness | SocialMediaManagement | Seo | AdsManagement;

interface Variant {
  readonly slug: 'web-awareness' | 'social-media-management' | 'seo' | 'Ads-management';
  readonly page: Page;
  readonly family: Family;
  /** What only this package's page has, as Markdown. */
  readonly own: string;
}

/** The package pages. */
export async function packagePages(): Promise<SitePage[]> {
  const [facts, words, variants] = await Promise.all([
    getPackageFacts(),
    getPackagePages(),
    getVariants(),
  ]);
  return variants.map(({ slug, page, family, own }) => {
    const path = `/packages/${slug}` as const;
    const offer = packageAt(path, facts);
    return {
      path,
      meta: page.meta,
      name: page.title,
      lang: 'en-IN',
      trail: [],
      card: { heading: page.hero.heading, kicker: `${words.breadcrumb} · ${page.title}`, family },
      sources: [
        `content${path.replace('/packages', '/pages/packages')}.yaml`,
        `content/packages/${page.package}.yaml`,
      ],
      questions: page.questions.items,
      markdown: () =>
        blocks(
          page.hero.paragraph,
          `**${offer.display}**`,
          own,
          questionsText({ ...page.questions, questions: page.questions.items }),
        ),
      about: (identity) => [serviceNode(offer, offer, identity)],
    };
  });
}

async function getVariants(): Promise<Variant[]> {
  const [web, social, seo, ads] = await Promise.all([
    getWebAwareness(),
    getSocialMediaManagement(),
    getSeo(),
    getAdsManagement(),
  ]);
  return [
    { slug: 'web-awareness', page: web, family: 'web', own: webText(web) },
    {
      slug: 'social-media-management',
      page: social,
      family: 'social',
      own: groupsText(social.list),
    },
    { slug: 'seo', page: seo, family: 'search', own: seoText(seo) },
    { slug: 'Ads-management', page: ads, family: 'advertising', own: adsText(ads) },
  ];
}

/** What is included, group by group. */
function groupsText({ heading: title, lead, groups }: WebAwareness['list']): string {
  return blocks(
    heading(2, title),
    lead,
    ...groups.flatMap((group) => [heading(3, group.title), list(group.items.map(point))]),
  );
}

function webText({ quantities, list: included, days }: WebAwareness): string {
  const amount = ({ before, amount: count, title, text }: (typeof quantities.items)[number]) =>
    point({ title: [before, count, title].filter(Boolean).join(' '), text });
  return blocks(
    heading(2, quantities.heading),
    quantities.lead,
    list(quantities.items.map(amount)),
    groupsText(included),
    heading(2, days.heading),
    days.lead,
    list(days.steps.map(({ day, ...step }) => `${days.dayWord} ${day}: ${point(step)}`)),
  );
}

function seoText({ list: included, beyond }: Seo): string {
  return blocks(
    groupsText(included),
    heading(2, beyond.heading),
    beyond.lead,
    list(beyond.links.map(({ label, href, hint }) => `${link(label, href)}: ${hint}`)),
  );
}

function adsText({ fee, done, benefits }: AdsManagement): string {
  return blocks(
    heading(2, fee.heading),
    fee.lead,
    `${fee.coversLabel}:`,
    list(fee.covers),
    `${fee.leavesLabel}:`,
    list(fee.leaves),
    heading(2, done.heading),
    done.lead,
    numbered(done.items.map(({ when, ...item }) => `${point(item)} ${when}`)),
    heading(2, benefits.heading),
    benefits.lead,
    list(benefits.items.map(point)),
  );
}
