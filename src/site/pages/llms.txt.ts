import type { APIRoute } from 'astro';
import { inLanguage } from '../../catalog/language.ts';
import { filled, getNavigation, getSite } from '../../catalog/queries/entries.ts';
import { markdownPath } from '../seo/markdown/page.ts';
import { blocks, heading, link, list } from '../seo/markdown/write.ts';
import type { SitePage } from '../seo/page.ts';
import { getSitePages } from '../seo/site-pages.ts';

/** What language models find here, after https://llmstxt.org: every page as Markdown, by menu group. */
export const GET: APIRoute = async ({ site: siteUrl }) => {
  const [site, { groups }, byPath, { footer, editions }] = await Promise.all([
    getSite(),
    getNavigation(),
    getSitePages(),
    filled('interface'),
  ]);
  const lineOf = ({ name, path, meta }: SitePage) =>
    `${link(name, new URL(markdownPath(path), siteUrl).href)}: ${meta.description}`;
  const line = (path: string) => {
    const page = byPath.get(path);
    return page ? [lineOf(page)] : [];
  };
  const listed = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  const others = [...byPath.keys()].filter((path) => path !== '/' && !listed.has(path));
  const seen = new Set<string>();
  const once = (path: string) => !seen.has(path) && Boolean(seen.add(path));
  const hindi = [...(await inLanguage('hi', getSitePages)).values()].map(lineOf);
  const text = blocks(
    heading(1, site.name),
    `> ${site.description}`,
    site.sample && footer.sampleNotice,
    `${site.nameDevanagari} means ${site.nameMeaning}. Phone ${site.phone.display}, ${site.emails.info}, ${site.hours.display}.`,
    list(line('/')),
    ...groups.flatMap(({ label, links }) => {
      const lines = links
        .map(({ href }) => href)
        .filter(once)
        .flatMap(line);
      return lines.length > 0 ? [heading(2, label), list(lines)] : [];
    }),
    hindi.length > 0 && heading(2, editions.other),
    list(hindi),
    heading(2, 'Optional'),
    list(others.flatMap(line)),
  );
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
