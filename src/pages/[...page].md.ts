import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { markdownName, markdownPage } from '../seo/markdown/page.ts';
import { getSitePages } from '../seo/site-pages.ts';

export const getStaticPaths = (async () => {
  const pages = [...(await getSitePages()).values()];
  return pages.map((page) => ({ params: { page: markdownName(page.path) }, props: { page } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Each page as Markdown, for language models and everyone who reads without a browser. */
export const GET: APIRoute<Props> = ({ props: { page }, site }) =>
  new Response(markdownPage(page, site), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
