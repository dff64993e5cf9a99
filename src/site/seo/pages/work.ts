import { filled, getProjects } from '../../../catalog/queries/entries.ts';
import { type Case, getCases } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { caseScreens } from '../../illustration/work/index.tsx';
import { blocks, heading, link, list, point } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';
import { caseNode } from '../structured-data/case.ts';
import { singlePage } from './single.ts';

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
      crumbs: [
        { name: words.crumb, path: '/work' },
        { name: project.title, path },
      ],
      card: { heading: work.heading, kicker: `${project.title}, ${project.place}`, family },
      pictures: pictures(work),
      sources: [`content/work/${id}.yaml`, `content/projects/${id}.yaml`],
      markdown: () => caseText(work, words),
      about: (identity) => caseNode(work, identity),
    };
  });
}

/** All work: told projects with their figure, the others with what they are. */
export async function workHubPage(): Promise<SitePage> {
  const [{ street }, { crumb }, projects, cases] = await Promise.all([
    filled('workHub'),
    filled('workPages'),
    getProjects(),
    getCases(),
  ]);
  const line = ({ id, title, place, description }: (typeof projects)[number]) => {
    const told = cases.find((one) => one.id === id);
    return told
      ? `${link(`${title}, ${place}`, told.path)}: **${told.figure.value}** ${told.figure.counts}`
      : `${title}, ${place}: ${description}`;
  };
  return singlePage('workHub', {
    type: 'CollectionPage',
    crumbs: [{ name: crumb, path: '/work' }],
    card: { family: 'web' },
    markdown: () => blocks(heading(2, street.heading), list(projects.map(line))),
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
