import type { Check } from '../check.ts';
import { check as addressVisible } from './address-visible.ts';
import { check as caching } from './caching.ts';
import { check as compression } from './compression.ts';
import { check as domSize } from './dom-size.ts';
import { check as favicon } from './favicon.ts';
import { check as fieldVitals } from './field-vitals.ts';
import { check as filesFound } from './files-found.ts';
import { check as formInsecure } from './form-insecure.ts';
import { check as formWithoutScript } from './form-without-script.ts';
import { check as frame } from './frame.ts';
import { check as frameTitles } from './frame-titles.ts';
import { check as heroLazy } from './hero-lazy.ts';
import { check as hsts } from './hsts.ts';
import { check as https } from './https.ts';
import { check as httpsRedirect } from './https-redirect.ts';
import { check as imgAlt } from './img-alt.ts';
import { check as imgDimensions } from './img-dimensions.ts';
import { check as imgFormat } from './img-format.ts';
import { check as imgWeight } from './img-weight.ts';
import { check as mixedContent } from './mixed-content.ts';
import { check as nosniff } from './nosniff.ts';
import { check as oldJquery } from './old-jquery.ts';
import { check as pageWeight } from './page-weight.ts';
import { check as renderBlocking } from './render-blocking.ts';
import { check as socialLinks } from './social-links.ts';
import { check as telLink } from './tel-link.ts';
import { check as templateLeftovers } from './template-leftovers.ts';
import { check as thirdParties } from './third-parties.ts';
import { check as titlePresent } from './title-present.ts';
import { check as tlsExpiry } from './tls-expiry.ts';
import { check as tlsValid } from './tls-valid.ts';
import { check as ttfb } from './ttfb.ts';
import { check as versionLeak } from './version-leak.ts';
import { check as viewport } from './viewport.ts';
import { check as whatsappNumber } from './whatsapp-number.ts';
import { check as zoomBlocked } from './zoom-blocked.ts';

/** Every check, in the order in which a report lists them. */
export const checks: readonly Check[] = [
  titlePresent,
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
