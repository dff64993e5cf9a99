/**
 * What specification.md, section 2, says about service pages: a list of its own, not derived from
 * the site's. Counts are of items in the section of that type.
 */
export interface Demand {
  route: string;
  /** Exact number of items by section. */
  counts?: Partial<Record<CountedSection, number>>;
  /** Sections that must be there, whatever their count. */
  has?: readonly CountedSection[];
  /** Words that must stand on the page. */
  words?: readonly string[];
}

/** The items of a section, found in the built page. */
export const ITEM_SELECTORS = {
  whatIs: '#what-is li',
  offer: '#offer li',
  benefitsOfOffer: '#offer .rows__note',
  features: '#features li',
  process: '.process__course li',
  reasons: '#reasons li',
  reasonsCard: '#reasons .reasons__card',
  importance: '#importance li',
  benefits: '#benefits li',
  audience: '.needs__audience li',
  useCases: '#use-cases li',
  platforms: '#platforms li',
  stats: '#stats dt',
  circles: '.service-hero .flip-circle',
  review: '.service-hero .review-box',
  brandingHero: '#branding-hero [data-tilt-card]',
} as const;

export type CountedSection = keyof typeof ITEM_SELECTORS;

const route = (slug: string) => `/services/${slug}`;

/** Pages that the specification names with the common layout and, where stated, whom they are for. */
const common = [
  'react-web-development-services',
  'enterprise-seo-services',
  'shopify-web-designing-services',
  'seo-web-designing-services',
  'microsoft-bing-ads-services',
  'crm-optimizations-services',
  'google-adword-ppc-services',
  'video-marketing-services',
  'ai-performance-marketing-services',
  'internet-marketing-services',
  'b2c-marketing-services',
  'd2c-marketing-services',
  'ads-management-services',
  'social-media-optimization',
  'landing-page-design-services',
  'web-application-development-services',
  'b2b-web-development-services',
].map((slug): Demand => ({ route: route(slug), has: ['audience'] }));

/** The 32 service pages of the specification and what each must hold. */
export const DEMANDS: readonly Demand[] = [
  {
    route: route('wordpress-website-services'),
    counts: { process: 6, reasonsCard: 1 },
    has: ['whatIs', 'reasons', 'benefitsOfOffer', 'stats'],
  },
  {
    route: route('performance-marketing-services'),
    counts: { offer: 8, reasons: 6, process: 6, importance: 6 },
    words: ['Request Free Audit'],
  },
  {
    route: route('b2b-lead-generation-services'),
    counts: { circles: 3, review: 1, reasons: 6, offer: 8, process: 6, importance: 6 },
    has: ['whatIs'],
    words: ['Start Your Lead Generation Campaign'],
  },
  {
    route: route('email-marketing-services'),
    counts: { useCases: 5 },
    has: ['importance', 'reasons', 'offer'],
    words: ['commerce', 'B2B', 'oaching', 'ealthcare', 'eal estate'],
  },
  { route: route('social-media-marketing'), counts: { offer: 8, process: 6 } },
  { route: route('content-marketing-services'), counts: { process: 6, reasons: 6, benefits: 6 } },
  { route: route('ai-seo-services'), counts: { process: 6, benefits: 6 } },
  { route: route('demand-generation-services'), counts: { process: 5, benefits: 6 } },
  {
    route: route('b2b-marketing-services'),
    counts: { process: 5, benefits: 6 },
    has: ['audience'],
  },
  { route: route('custom-web-development-services'), counts: { features: 6, reasons: 6 } },
  { route: route('php-website-development-services'), counts: { process: 6 } },
  {
    route: route('cms-web-development-services'),
    counts: { process: 6, platforms: 5 },
    words: ['WooCommerce', 'Shopify', 'Joomla', 'Drupal', 'ustom CMS'],
  },
  {
    route: route('website-redesigning-services'),
    has: ['audience'],
    words: ['under 3 seconds'],
  },
  { route: route('digital-marketing-services'), counts: { brandingHero: 1 } },
  { route: route('ai-digital-marketing-services') },
  ...common,
];

/** Pages that are ours, beyond its list. */
export const BEYOND: readonly Demand[] = [
  { route: route('seo-services'), has: ['audience'], words: ['written quote', 'first page'] },
];

/** What buttons that reach the contact page say. */
export const BUTTONS = [
  'Let’s Get Started',
  'Talk to Our Experts',
  'Request Free Audit',
  'Get Started Now',
  'Book Free Consultation',
  'Start Your Lead Generation Campaign',
  'Boost Your Digital Karma',
];
