import { defineCheck } from '../check.ts';
import { between, evidenceOf } from '../outcome.ts';

/** Few files are no fault: most good sites have a style sheet or two. */
const FEW = 5;
const MANY = 20;
const NOT_ON_SCREENS = /^(?:print|none|speech)$/i;

/** Few files have to arrive before anything shows. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  figures: ['count', 'scripts', 'styles'],
  needs: ['page'],
  run: ({ page }) => {
    const { scripts, linkTags } = page.html;
    const classic = scripts.filter(
      ({ src, type, async, defer, inHead }) =>
        src && inHead && !async && !defer && /^(?:(?:text|application)\/javascript)?$/.test(type),
    );
    const styles = linkTags.filter(
      ({ rel, media = '', inHead }) =>
        inHead &&
        rel.includes('stylesheet') &&
        !rel.includes('alternate') &&
        !NOT_ON_SCREENS.test(media.trim()),
    );
    const count = classic.length + styles.length;
    return between(count, FEW, MANY, {
      figures: { count, scripts: classic.length, styles: styles.length },
      evidence: [
        ...evidenceOf(page, classic, ({ src }) => src ?? ''),
        ...evidenceOf(page, styles, ({ href }) => href),
      ],
    });
  },
});
