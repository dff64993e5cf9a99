import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { inBoth } from '../../../catalog/language.ts';
import { getArticlesOfBoth } from '../../../catalog/queries/blog.ts';
import { entriesOf, getPeople, getProjects } from '../../../catalog/queries/entries.ts';
import { getPackages } from '../../../catalog/queries/packages.ts';
import { getCases } from '../../../catalog/queries/work.ts';
import { getWordmark } from '../../brand/wordmark.ts';
import { RATIOS } from '../../illustration/cover/Cover.tsx';
import { closingFile, coverFile, deskFile, whatIsFile } from '../../illustration/cover/files.tsx';
import { FAMILIES } from '../../illustration/cover/scheme.ts';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { wordmarkFile } from '../../illustration/logo/Wordmark.tsx';
import { portraitFile } from '../../illustration/portrait/Portrait.tsx';
import { mockupFile } from '../../illustration/projects/index.tsx';
import { pictogramFile } from '../../illustration/sectors/index.tsx';
import { caseScreens } from '../../illustration/work/index.tsx';

export const getStaticPaths = (async () => {
  const [articles, projects, cases, people, sectors, services, packages] = await Promise.all([
    getArticlesOfBoth(),
    // A drawing may have words of the page, in its language.
    inBoth(getProjects),
    inBoth(getCases),
    getPeople(),
    entriesOf('sectors'),
    entriesOf('services'),
    getPackages(),
  ]);
  const drawnArticles = articles.map((article) => ({ ...article, seed: article.id }));
  const drawnPackages = packages.map((page) => ({ ...page, seed: page.offer.slug }));
  const files = [
    ...Object.values(homeDrawings),
    ...projects.flat().map(mockupFile),
    wordmarkFile(await getWordmark()),
    ...people.map(portraitFile),
    ...sectors.map(pictogramFile),
    ...cases
      .flat()
      .map(caseScreens)
      .flatMap(({ phone, desk }) => [phone, desk]),
    ...drawnArticles.flatMap((article) => RATIOS.map((ratio) => coverFile({ ...article, ratio }))),
    ...[...drawnArticles, ...drawnPackages].map((page) => closingFile(page)),
    ...services.flatMap(({ id, family, hero: { object } }) => [
      closingFile({ seed: id, family, object }, '4:1'),
      whatIsFile(id, family),
    ]),
    ...FAMILIES.map(deskFile),
  ];
  const byName = new Map(files.map(({ name, svg }) => [name, svg]));
  return [...byName].map(([name, svg]) => ({ params: { name }, props: { svg } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The drawings that pages show as pictures: covers, mock-ups, screens of cases, portraits, scenes. */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
