import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { filled, getSite } from '../../catalog/queries/entries.ts';
import { markdownName, markdownPage } from '../seo/markdown/page.ts';
import { getAllSitePages } from '../seo/site-pages.ts';

export const getStaticPaths = (async () =>
  (await getAllSitePages()).map((page) => ({
    params: { page: markdownName(page.path) },
    props: { page },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Each page as Markdown, for language models and everyone who reads without a browser. */
export const GET: APIRoute<Props> = async ({ props: { page }, site }) => {
  const [{ sample }, { markdown, footer }] = await Promise.all([getSite(), filled('interface')]);
  return new Response(markdownPage(page, site, markdown, sample && footer.sampleNotice), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
