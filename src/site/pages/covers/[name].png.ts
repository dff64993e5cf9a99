import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getArticlesOfBoth } from '../../../catalog/queries/blog.ts';
import { coversOf } from '../../seo/cards/article-covers.ts';
import { renderPng } from '../../seo/cards/render-card.tsx';

export const getStaticPaths = (async () =>
  (await getArticlesOfBoth())
    .filter(({ cover }) => !cover)
    .flatMap(coversOf)
    .map(({ name, drawing }) => ({
      params: { name },
      props: { drawing },
    }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The cover of each article in the shapes that search engines ask for. */
export const GET: APIRoute<Props> = async ({ props: { drawing } }) =>
  new Response(await renderPng(drawing()), { headers: { 'Content-Type': 'image/png' } });
