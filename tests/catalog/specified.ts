import { DEMANDS } from '../site/services/specified.ts';

const ARTICLES = [
  'Fixing-Brand-Trust',
  'Amazon-Sales-Formula',
  'Lead-Capture-Mistake',
  'The-Future-of-Brand-Promotions',
  'roi-agency-in-india',
  'conversion-rate-optimization-for-higher-sales',
  'how-ai-is-transforming-digital-marketing',
  'ai-influencers-vs-human-influencers',
  'google-seo-update-website-risk',
];

/** The pages that the specification fixes, in its spelling. The site may have more. */
export const SPECIFIED: readonly string[] = [
  '/',
  '/Contact',
  '/profile/OurApproach',
  '/profile/whoweare',
  '/profile/blogs',
  '/profile/blogs/all',
  ...ARTICLES.map((slug) => `/profile/blogs/${slug}`),
  '/profile/reviews',
  '/profile/career',
  '/policies/privacy-policy',
  '/policies/terms&conditions',
  '/packages/web-awareness',
  '/packages/social-media-management',
  '/packages/seo',
  '/packages/Ads-management',
  ...DEMANDS.map(({ route }) => route),
];
