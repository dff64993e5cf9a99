import { defineCheck } from '../check.ts';
import { evidenceOf } from '../evidence.ts';
import { absolute } from '../files.ts';
import { notApplicable, partly } from '../outcome.ts';

const NETWORK =
  /^(?:www\.|in\.|m\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|pinterest|threads)\.(?:com|net)$/;
/** Buttons that share this page, and no profile. */
const SHARES = /\/(?:share|sharer|intent|dialog|pin\/create|shareArticle)\b/i;

/** Links to social networks lead to the firm's own profile, not to the network's front page. */
export const check = defineCheck({
  id: 'social-links',
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
    if (links.length === 0) return notApplicable;
    const empty = links.filter(
      ({ url }) => /^\/(?:home(?:\.php)?|#)?\/?$/.test(url.pathname) && url.search === '',
    );
    return partly(links.length - empty.length, links.length, {
      figures: { count: empty.length, all: links.length },
      evidence: evidenceOf(page, empty, ({ url }) => url.href),
    });
  },
});
