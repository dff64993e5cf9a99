import { analyticsIdIn } from '../analytics-id.ts';
import type { CspSources } from './csp.ts';

/**
 * What Google Analytics 4 needs without advertising features, alone or through Tag Manager.
 * https://developers.google.com/tag-platform/security/guides/csp; hits go to www.google.com where
 * the other hosts can't be reached.
 */
const sources: CspSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com/g/collect',
  ],
};

/** The sources of a page that measures visits. Read off the page, so that the two agree. */
export function analyticsSources(html: string): CspSources {
  return analyticsIdIn(html) ? sources : {};
}
