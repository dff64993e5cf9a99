import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getArticles } from '../../catalog/blog-queries.ts';
import { getPackages } from '../../catalog/packages.ts';
import { entriesOf, getProjects } from '../../catalog/queries.ts';
import { RATIOS } from '../../illustration/cover/Cover.tsx';
import { closingFile, coverFile, deskFile, whatIsFile } from '../../illustration/cover/files.tsx';
import { FAMILIES } from '../../illustration/cover/scheme.ts';
import { mockupFile } from '../../illustration/projects/index.tsx';

export const getStaticPaths = (async () => {
  const [articles, projects, services, packages] = await Promise.all([
    getArticles(),
    getProjects(),
    entriesOf('services'),
    getPackages(),
  ]);
  const drawnServices = services.map(({ id, family, hero }) => ({
    seed: id,
    family,
    object: hero.object,
  }));
  const drawnArticles = articles.map((article) => ({ ...article, seed: article.id }));
  const drawnPackages = packages.map((page) => ({ ...page, seed: page.offer.slug }));
  return [
    ...projects.map(mockupFile),
    ...drawnArticles.flatMap(({ seed, family, object }) =>
      RATIOS.map((ratio) => coverFile({ seed, family, object, ratio })),
    ),
    ...drawnServices.map(({ seed, family }) => whatIsFile(seed, family)),
    ...[...drawnServices, ...drawnArticles, ...drawnPackages].map(closingFile),
    ...FAMILIES.map(deskFile),
  ].map(({ name, svg }) => ({ params: { name }, props: { svg } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The drawings that pages show as pictures: covers below the first screen, mock-ups of projects. */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
