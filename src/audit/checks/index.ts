import type { Check } from '../check.ts';
import { check as answers200 } from './answers-200.ts';
import { check as canonicalBroken } from './canonical-broken.ts';
import { check as canonicalElsewhere } from './canonical-elsewhere.ts';
import { check as canonicalPresent } from './canonical-present.ts';
import { check as charset } from './charset.ts';
import { check as descriptionPresent } from './description-present.ts';
import { check as descriptionShared } from './description-shared.ts';
import { check as h1Present } from './h1-present.ts';
import { check as headClosedEarly } from './head-closed-early.ts';
import { check as hreflangValid } from './hreflang-valid.ts';
import { check as htmlOver2mb } from './html-over-2mb.ts';
import { check as jsonldBusiness } from './jsonld-business.ts';
import { check as jsonldFakeReviews } from './jsonld-fake-reviews.ts';
import { check as jsonldParses } from './jsonld-parses.ts';
import { check as jsonldRequired } from './jsonld-required.ts';
import { check as lang } from './lang.ts';
import { check as legacyHindiFont } from './legacy-hindi-font.ts';
import { check as linkText } from './link-text.ts';
import { check as linksCrawlable } from './links-crawlable.ts';
import { check as linksDead } from './links-dead.ts';
import { check as noindex } from './noindex.ts';
import { check as ogCard } from './og-card.ts';
import { check as oneHost } from './one-host.ts';
import { check as redirectChain } from './redirect-chain.ts';
import { check as robotsBlocksGoogle } from './robots-blocks-google.ts';
import { check as robotsReadable } from './robots-readable.ts';
import { check as robotsUnreachable } from './robots-unreachable.ts';
import { check as sitemapFound } from './sitemap-found.ts';
import { check as sitemapHasPage } from './sitemap-has-page.ts';
import { check as sitemapOwn } from './sitemap-own.ts';
import { check as sitemapReadable } from './sitemap-readable.ts';
import { check as soft404 } from './soft-404.ts';
import { check as spaShell } from './spa-shell.ts';
import { check as titleCut } from './title-cut.ts';
import { check as titlePresent } from './title-present.ts';
import { check as titleShared } from './title-shared.ts';

/** Every check, in the order in which a report lists them. */
export const checks: readonly Check[] = [
  answers200,
  noindex,
  robotsBlocksGoogle,
  robotsUnreachable,
  robotsReadable,
  soft404,
  oneHost,
  redirectChain,
  canonicalPresent,
  canonicalElsewhere,
  canonicalBroken,
  headClosedEarly,
  spaShell,
  htmlOver2mb,
  linksCrawlable,
  linksDead,
  sitemapFound,
  sitemapReadable,
  sitemapOwn,
  sitemapHasPage,
  hreflangValid,
  titlePresent,
  titleShared,
  titleCut,
  descriptionPresent,
  descriptionShared,
  h1Present,
  legacyHindiFont,
  lang,
  charset,
  linkText,
  jsonldParses,
  jsonldBusiness,
  jsonldRequired,
  jsonldFakeReviews,
  ogCard,
];
