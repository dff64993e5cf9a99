import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getArticles } from '../../catalog/blog-queries.ts';
import { getProjects } from '../../catalog/queries.ts';
import { coverFile, RATIOS } from '../../illustration/cover/Cover.tsx';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { mockupFile } from '../../illustration/projects/index.tsx';

export const getStaticPaths = (async () => {
  const [articles, projects] = await Promise.all([getArticles(), getProjects()]);
  return [
    ...Object.values(homeDrawings),
    ...projects.map(mockupFile),
    ...articles.flatMap(({ id, family }) => RATIOS.map((ratio) => coverFile(id, family, ratio))),
  ].map(({ name, svg }) => ({ params: { name }, props: { svg } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The drawings that pages show as pictures: covers of articles, mock-ups of projects, scenes. */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
