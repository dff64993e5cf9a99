import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';

/** Words that tell nothing of where a link leads (those of Lighthouse, and Hindi's). */
const EMPTY_WORDS = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'right here',
  'read more',
  'see more',
  'start',
  'this',
  'view more',
  'यहाँ क्लिक करें',
  'यहां क्लिक करें',
  'और पढ़ें',
  'और जानें',
]);

/** Links say where they lead. */
export const check = defineCheck({
  category: 'understood',
  weight: 1,
  figures: ['vague', 'links'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const { html } = page;
    const links = html.anchors.filter(
      ({ href, ownText, rel }) =>
        // Google is not to go where `nofollow` leads, whatever the words are.
        href && /^(?!#|\w+:(?!\/))/.test(href) && ownText && !rel.includes('nofollow'),
    );
    return shareRight(
      links,
      ({ ownText }) => EMPTY_WORDS.has(ownText.toLowerCase().replace(/[\s.…»›→>]+$/, '')),
      (vague) => evidenceOf(page, vague, ({ ownText, href }) => `${ownText} (${href})`),
      ['vague', 'links'],
    );
  },
});
