import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import { absolute } from '../reading/files.ts';

const NETWORK =
  /^(?:www\.|in\.|m\.)?(?:facebook|instagram|twitter|plus\.google|x|linkedin|youtube|pinterest|threads)\.(?:com|net)$/;
/** Buttons that share this page, and no profile. */
const SHARES = /\/(?:share|sharer|intent|dialog|pin\/create|shareArticle)\b/i;

/** The front page of a network, or what a template has in place of a name. */
const NOBODY =
  /^\/(?:home(?:\.php)?|your[-_]?(?:page|name|username|profile|company|brand)|username)?\/?$/i;

/** Links to social networks lead to the firm's own profile, not to the network's front page. */
export const check = defineCheck({
  category: 'local',
  weight: 1,
  figures: ['count', 'all'],
  needs: ['page'],
  run: ({ page }) => {
    const links = page.html.anchors.flatMap(({ href = '', line }) => {
      const url = URL.parse(absolute(page, href) ?? '');
      const isOne = url && NETWORK.test(url.hostname) && !SHARES.test(url.pathname);
      return isOne ? [{ line, url }] : [];
    });
    return shareRight(
      links,
      // Google+ ended in 2019.
      ({ url }) =>
        url.hostname === 'plus.google.com' || (NOBODY.test(url.pathname) && url.search === ''),
      (empty) => evidenceOf(page, empty, ({ url }) => url.href),
    );
  },
});
