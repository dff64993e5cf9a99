import { ofEveryPage, ofFacts } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { wordsIn } from '../reading/elements.ts';
import { metaOf } from '../reading/metadata.ts';
import { judgeShared } from '../shared-text.ts';

/** A word or two are no line. */
const LEAST = 3;

/** The page offers Google the lines that stand below its title. */
export const present = ofEveryPage(({ url, html }) => {
  const description = metaOf(html, 'description');
  return description && wordsIn(description.content) >= LEAST
    ? pass({ evidence: [{ url, line: description.line, found: description.content }] })
    : fail({
        evidence: [
          {
            url,
            line: description?.line,
            found: description?.content ?? '',
            expected: '<meta name="description" content="…">',
          },
        ],
      });
});

/** Pages that we looked at have descriptions of their own; one without any shares none. */
export const own = ofFacts(['page', 'pages'], ({ page, pages }) =>
  judgeShared(page, pages, (html) => metaOf(html, 'description')?.content ?? ''),
);
