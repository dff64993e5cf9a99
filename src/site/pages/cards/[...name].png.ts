import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getSite } from '../../../catalog/queries/entries.ts';
import { getWordmark } from '../../brand/wordmark.ts';
import { cardName } from '../../seo/cards/card-path.ts';
import { renderCard } from '../../seo/cards/render-card.tsx';
import { getAllSitePages } from '../../seo/site-pages.ts';

export const getStaticPaths = (async () => {
  return (await getAllSitePages()).map((page) => ({
    params: { name: cardName(page.path) },
    props: { page },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The social card of each page. */
export const GET: APIRoute<Props> = async ({ props: { page } }) => {
  const { name } = await getSite();
  const card = await renderCard(page, name, await getWordmark());
  return new Response(card, { headers: { 'Content-Type': 'image/png' } });
};
