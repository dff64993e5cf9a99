import { defineCheck } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { fail, notApplicable, partly } from '../outcome.ts';
import { isOwn, webAddress } from '../reading/files.ts';
import { workshopOf } from '../reading/workshops.ts';

/** So many links to what may be a copy of the site are no portal that is meant. */
const MANY = 3;

/** Links, files and forms lead to where everybody can go, and not to where the site was built. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  figures: ['wrong', 'all'],
  needs: ['page'],
  run: ({ page }) => {
    const { html, url } = page;
    const own = new URL(url);
    const relative = html.anchors.some(({ href = '' }) =>
      /^(?![a-z][\w+.-]*:|\/\/|#|\s*$)/i.test(href),
    );
    const isLed = relative && !isOwn(page, html.base);
    if (isLed || workshopOf(new URL(html.base), own)) {
      const figures = { wrong: html.anchors.length, all: html.anchors.length };
      return fail({ figures, evidence: [{ url, found: `<base href="${html.base}">` }] });
    }
    const named = namedIn(page);
    const kinds = named.map((each) => ({ ...each, kind: workshopOf(each.to, own) }));
    const copies = kinds.filter(({ kind }) => kind === 'may-be-copy').length;
    const wrong = kinds.filter(({ kind, isSaid, isName }) => {
      if (kind === 'home') return !isSaid;
      // Links and files may be meant: a piece of work that is shown, a part from there.
      if (kind === 'preview') return isName;
      return kind === 'copy' || (kind === 'may-be-copy' && copies >= MANY);
    });
    const all = wrong.length + kinds.filter(({ kind, to }) => !kind && isOwn(page, to.href)).length;
    if (all === 0) return notApplicable;
    return partly(all - wrong.length, all, {
      figures: { wrong: wrong.length, all },
      evidence: wrong.map(({ line, to }) => ({ url, line, found: to.href })),
    });
  },
});

interface Named {
  readonly to: URL;
  readonly line: number;
  /** The page names itself so to others: in its card, to other languages. */
  readonly isName: boolean;
  /** The address itself can be read there: a text speaks of it. */
  readonly isSaid: boolean;
}

interface Written {
  readonly at: string;
  readonly line: number;
  readonly text?: string;
  readonly isName?: boolean;
}

/** All web addresses that a page leads to, or has something from. */
function namedIn({ html }: PageFacts): Named[] {
  const alternates = html.linkTags.filter(({ rel }) => rel.includes('alternate'));
  const cards = html.metas.filter(({ name }) => name === 'og:url' || name === 'og:image');
  const all = [
    ...html.anchors.map(({ href = '', line, text }) => ({ at: href, line, text })),
    ...html.subresources.map(({ url, line }) => ({ at: url, line })),
    ...html.forms.map(({ action = '', line }) => ({ at: action, line })),
    ...alternates.map(({ href, line }) => ({ at: href, line, isName: true })),
    ...cards.map(({ content, line }) => ({ at: content, line, isName: true })),
  ];
  return all.flatMap(({ at, line, text = '', isName = false }: Written) => {
    const to = webAddress(at, html.base);
    return to ? [{ to, line, isName, isSaid: text.includes(to.host) }] : [];
  });
}
