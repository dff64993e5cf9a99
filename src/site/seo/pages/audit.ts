import { getAuditCategories, getAuditChecks } from '../../../catalog/queries/audit.ts';
import { filled } from '../../../catalog/queries/entries.ts';
import { blocks, heading, link, list, point, section } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';

/** The page of the audit's method. */
export async function auditPages(): Promise<SitePage[]> {
  const [{ name, meta, hero, formula, checks: words, leftOut, unseen, bot }, categories, checks] =
    await Promise.all([filled('auditMethod'), getAuditCategories(), getAuditChecks()]);
  const path = '/seo-audit';
  return [
    {
      path,
      meta,
      name,
      lang: 'en-IN',
      crumbs: [{ name, path }],
      card: { heading: hero.heading, kicker: name, family: 'search' },
      sources: ['content/audit'],
      markdown: () =>
        blocks(
          hero.lead,
          section(formula, list(formula.steps.map(point))),
          section(words),
          ...categories.flatMap(({ id, name, intro, share }) => [
            heading(3, `${name} (${share} ${words.share})`),
            intro,
            list(
              checks
                .filter(({ category }) => category === id)
                .map(
                  (check) => `${link(check.name, check.source)} (${check.weight}): ${check.why}`,
                ),
            ),
          ]),
          section(leftOut, list(leftOut.items.map(point))),
          section(unseen, list(unseen.items)),
          section(bot, list(bot.points.map(point))),
          heading(3, bot.refuse.title),
          bot.refuse.text,
          bot.refuse.lines.map((each) => `    ${each}`).join('\n'),
        ),
    },
  ];
}
