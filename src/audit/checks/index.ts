import type { Check } from '../check.ts';
import { check as addressVisible } from './address-visible.ts';
import { check as answers200 } from './answers-200.ts';
import { check as caching } from './caching.ts';
import { check as canonicalBroken } from './canonical-broken.ts';
import { check as canonicalElsewhere } from './canonical-elsewhere.ts';
import { check as canonicalPresent } from './canonical-present.ts';
import { check as charset } from './charset.ts';
import { check as compression } from './compression.ts';
import { check as descriptionPresent } from './description-present.ts';
import { check as descriptionShared } from './description-shared.ts';
import { check as domSize } from './dom-size.ts';
import { check as favicon } from './favicon.ts';
import { check as fieldVitals } from './field-vitals.ts';
import { check as filesFound } from './files-found.ts';
import { check as formInsecure } from './form-insecure.ts';
import { check as formWithoutScript } from './form-without-script.ts';
import { check as frame } from './frame.ts';
import { check as frameTitles } from './frame-titles.ts';
import { check as h1Present } from './h1-present.ts';
import { check as headClosedEarly } from './head-closed-early.ts';
import { check as heroLazy } from './hero-lazy.ts';
import { check as hreflangValid } from './hreflang-valid.ts';
import { check as hsts } from './hsts.ts';
import { check as htmlOver2mb } from './html-over-2mb.ts';
import { check as https } from './https.ts';
import { check as httpsRedirect } from './https-redirect.ts';
import { check as imgAlt } from './img-alt.ts';
import { check as imgDimensions } from './img-dimensions.ts';
import { check as imgFormat } from './img-format.ts';
import { check as imgWeight } from './img-weight.ts';
import { check as jsonldBusiness } from './jsonld-business.ts';
import { check as jsonldFakeReviews } from './jsonld-fake-reviews.ts';
import { check as jsonldParses } from './jsonld-parses.ts';
import { check as jsonldRequired } from './jsonld-required.ts';
import { check as lang } from './lang.ts';
import { check as legacyHindiFont } from './legacy-hindi-font.ts';
import { check as linkText } from './link-text.ts';
import { check as linksCrawlable } from './links-crawlable.ts';
import { check as linksDead } from './links-dead.ts';
import { check as mixedContent } from './mixed-content.ts';
import { check as noindex } from './noindex.ts';
import { check as nosniff } from './nosniff.ts';
import { check as ogCard } from './og-card.ts';
import { check as oldJquery } from './old-jquery.ts';
import { check as oneHost } from './one-host.ts';
import { check as pageWeight } from './page-weight.ts';
import { check as redirectChain } from './redirect-chain.ts';
import { check as renderBlocking } from './render-blocking.ts';
import { check as robotsBlocksGoogle } from './robots-blocks-google.ts';
import { check as robotsReadable } from './robots-readable.ts';
import { check as robotsUnreachable } from './robots-unreachable.ts';
import { check as sitemapFound } from './sitemap-found.ts';
import { check as sitemapHasPage } from './sitemap-has-page.ts';
import { check as sitemapOwn } from './sitemap-own.ts';
import { check as sitemapReadable } from './sitemap-readable.ts';
import { check as socialLinks } from './social-links.ts';
import { check as soft404 } from './soft-404.ts';
import { check as spaShell } from './spa-shell.ts';
import { check as telLink } from './tel-link.ts';
import { check as templateLeftovers } from './template-leftovers.ts';
import { check as thirdParties } from './third-parties.ts';
import { check as titleCut } from './title-cut.ts';
import { check as titlePresent } from './title-present.ts';
import { check as titleShared } from './title-shared.ts';
import { check as tlsExpiry } from './tls-expiry.ts';
import { check as tlsValid } from './tls-valid.ts';
import { check as ttfb } from './ttfb.ts';
import { check as versionLeak } from './version-leak.ts';
import { check as viewport } from './viewport.ts';
import { check as whatsappNumber } from './whatsapp-number.ts';
import { check as zoomBlocked } from './zoom-blocked.ts';

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
  viewport,
  zoomBlocked,
  imgAlt,
  frameTitles,
  pageWeight,
  imgWeight,
  imgFormat,
  imgDimensions,
  heroLazy,
  compression,
  caching,
  renderBlocking,
  thirdParties,
  domSize,
  filesFound,
  ttfb,
  fieldVitals,
  https,
  tlsValid,
  tlsExpiry,
  httpsRedirect,
  mixedContent,
  formInsecure,
  hsts,
  nosniff,
  frame,
  versionLeak,
  oldJquery,
  templateLeftovers,
  favicon,
  telLink,
  whatsappNumber,
  addressVisible,
  formWithoutScript,
  socialLinks,
];
