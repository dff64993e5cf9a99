import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getArticles } from '../../catalog/blog-queries.ts';
import { getPeople, getProjects } from '../../catalog/queries.ts';
import { getCases } from '../../catalog/work-queries.ts';
import { coverFile, RATIOS } from '../../illustration/cover/Cover.tsx';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { portraitFile } from '../../illustration/portrait/Portrait.tsx';
import { mockupFile } from '../../illustration/projects/index.tsx';
import { caseScreens } from '../../illustration/work/index.tsx';

export const getStaticPaths = (async () => {
  const [articles, projects, cases, people] = await Promise.all([
    getArticles(),
    getProjects(),
    getCases(),
    getPeople(),
  ]);
  return [
    ...Object.values(homeDrawings),
    ...projects.map(mockupFile),
    ...people.map(portraitFile),
    ...cases.map(caseScreens).flatMap(({ phone, desk }) => [phone, desk]),
    ...articles.flatMap(({ id, family }) => RATIOS.map((ratio) => coverFile(id, family, ratio))),
  ].map(({ name, svg }) => ({ params: { name }, props: { svg } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The drawings that pages show as pictures: covers, mock-ups, screens of cases, portraits, scenes. */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
