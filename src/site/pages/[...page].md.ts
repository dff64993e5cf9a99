import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { filled, getSite } from '../../catalog/queries/entries.ts';
import { markdownName, markdownPage } from '../seo/markdown/page.ts';
import { getAllSitePages } from '../seo/site-pages.ts';

export const getStaticPaths = (async () => {
  const [pages, { sample }, { footer }] = await Promise.all([
    getAllSitePages(),
    getSite(),
    filled('interface'),
  ]);
  const sampleNotice = sample && footer.sampleNotice;
  return pages.map((page) => ({
    params: { page: markdownName(page.path) },
    props: { page, sampleNotice },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Each page as Markdown, for language models and everyone who reads without a browser. */
export const GET: APIRoute<Props> = ({ props: { page, sampleNotice }, site }) =>
  new Response(markdownPage(page, site, sampleNotice), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
