import { getAuditCategories, getAuditChecks } from '../../../catalog/queries/audit.ts';
import { filled } from '../../../catalog/queries/entries.ts';
import { blocks, heading, link, list, point, section, usualSection } from '../markdown/write.ts';
import { singlePage } from './single.ts';

/** The page of the audit's method. */
export async function auditPage() {
  const [{ name, hero, formula, checks: words, leftOut, unseen, bot }, categories, checks] =
    await Promise.all([filled('auditMethod'), getAuditCategories(), getAuditChecks()]);
  return singlePage('auditMethod', {
    name,
    crumbs: [{ name, path: '/seo-audit' }],
    card: { family: 'search' },
    sources: ['content/audit'],
    markdown: () =>
      blocks(
        hero.lead,
        section(formula, list(formula.steps.map(point))),
        section(words),
        ...categories.flatMap(({ id, name, intro }) => [
          heading(3, name),
          intro,
          list(
            checks
              .filter(({ category }) => category === id)
              .map((check) => `${link(check.name, check.source)} (${check.weight}): ${check.why}`),
          ),
        ]),
        words.ours ?? '',
        usualSection(leftOut),
        section(unseen, list(unseen.items)),
        section(bot, list(bot.points.map(point))),
        heading(3, bot.refuse.title),
        bot.refuse.text,
        bot.refuse.lines.map((each) => `    ${each}`).join('\n'),
      ),
  });
}
