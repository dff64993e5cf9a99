import { filled } from '../../../catalog/queries/entries.ts';
import { type Case, getCases } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { caseScreens } from '../../illustration/work/index.tsx';
import { blocks, heading, link, list, point } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';
import { caseNode } from '../structured-data/case.ts';

/** The cases. */
export async function workPages(): Promise<SitePage[]> {
  const [words, cases] = await Promise.all([filled('workPages'), getCases()]);
  return cases.map((work) => {
    const { path, id, meta, project, family } = work;
    return {
      path,
      meta,
      name: `${project.title}, ${project.place}`,
      lang: 'en-IN',
      crumbs: [{ name: project.title, path }],
      card: { heading: work.heading, kicker: `${project.title}, ${project.place}`, family },
      pictures: pictures(work),
      sources: [`content/work/${id}.yaml`, `content/projects/${id}.yaml`],
      markdown: () => caseText(work, words),
      about: (identity) => caseNode(work, identity),
    };
  });
}

/** Its three screens, each a photograph or a drawing. */
function pictures(work: Case): string[] {
  const drawn = caseScreens(work);
  return (['wide', 'phone', 'desk'] as const).map(
    (which) => (work.photos[which] ?? drawn[which]).src,
  );
}

/** An invented case says so, and the invented praise stays on the page. */
function caseText(work: Case, words: WorkPages) {
  const { sample, lead, figure, brief, done, services, quote } = work;
  return blocks(
    sample && `**${words.sampleNotice}**`,
    lead,
    `**${figure.value}** ${figure.counts}. ${words.measured}: ${figure.measured}`,
    heading(2, words.brief),
    ...brief,
    heading(2, words.done),
    list(done.map(({ when, ...step }) => `${when}. ${point(step)}`)),
    heading(2, words.facts.services),
    list(services.map(({ title, href }) => link(title, href))),
    !sample && `> ${quote.text}\n>\n> ${quote.name}`,
  );
}
