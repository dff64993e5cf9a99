import { type Article, getArticleList, getArticles } from '../../../catalog/queries/blog.ts';
import { filled } from '../../../catalog/queries/entries.ts';
import { articleListPages, articleListPath } from '../../../catalog/routes.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import { listTitle } from '../../../catalog/words/list-title.ts';
import { articlePictures } from '../cards/article-covers.ts';
import { blocks, link, list } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';
import { articleNode } from '../structured-data/article.ts';

const LANGS = { en: 'en-IN', 'hi-Latn': 'hi-Latn', hi: 'hi' } as const satisfies Record<
  Article['lang'],
  SitePage['lang']
>;

/** The two lists of blogs, of which that of all may have several pages. */
export async function blogPages(): Promise<SitePage[]> {
  const [blogs, articles] = await Promise.all([filled('blogs'), getArticles()]);
  return [
    listPage('/profile/blogs', blogs.latest, articles),
    ...(await Promise.all(articleListPages(articles.length).map((page) => pageOfAll(page, blogs)))),
  ];
}

async function pageOfAll(page: number, { all, ...blogs }: Blogs): Promise<SitePage> {
  const { articles } = await getArticleList(page);
  const path = articleListPath(page);
  const name = listTitle(all, all.heading, page);
  const meta = {
    title: listTitle(all, all.meta.title, page),
    description: page === 1 ? all.meta.description : `${name}. ${all.meta.description}`,
  };
  return {
    ...listPage(path, { ...all, meta }, articles),
    name,
    crumbs: [blogsCrumb(blogs), { name, path }],
  };
}

/** The articles. */
export async function articlePages(): Promise<SitePage[]> {
  const [blogs, articles] = await Promise.all([filled('blogs'), getArticles()]);
  return articles.map((article) => articlePage(article, blogs));
}

const blogsCrumb = (blogs: Pick<Blogs, 'breadcrumb'>) => ({
  name: blogs.breadcrumb,
  path: '/profile/blogs',
});

function listPage(
  path: SitePage['path'],
  page: Blogs['latest'] | Blogs['all'],
  articles: readonly Article[],
): SitePage {
  return {
    path,
    meta: page.meta,
    name: page.heading,
    lang: 'en-IN',
    type: 'CollectionPage',
    card: { heading: page.heading, kicker: page.kicker.text, family: 'content' },
    sources: ['content/pages/blogs.yaml'],
    updated: newest(articles),
    markdown: () =>
      blocks(
        page.lead,
        list(
          articles.map((one) => `${link(one.title, one.path)}: ${one.excerpt} (${one.published})`),
        ),
      ),
  };
}

function articlePage(article: Article, blogs: Blogs): SitePage {
  const path = `/profile/blogs/${article.id}` as const;
  const { meta, title, excerpt, author, published, updated, family, object } = article;
  return {
    path,
    meta,
    name: title,
    lang: LANGS[article.lang],
    crumbs: [blogsCrumb(blogs)],
    card: { heading: title, kicker: author.name, family, object },
    pictures: articlePictures(article),
    sources: [`content/blog/${article.id}.md`],
    published,
    updated,
    markdown: () =>
      blocks(excerpt, `${author.name}, ${author.role}. ${published}`, plainMarkdown(article.body)),
    about: (identity) => [articleNode(article, LANGS[article.lang], identity)],
  };
}

const newest = (articles: readonly Article[]) =>
  articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1);

/** The text without what only this site knows: titles of blocks and descriptions of photographs stay. */
const plainMarkdown = (body: string) =>
  body
    .replaceAll(/!\[(.+?)\]\(.+?\)/g, '*$1*')
    .replaceAll(/^:::\w+\[(.+)\]$/gm, '**$1**\n')
    .replaceAll(/^:::\w*\n?/gm, '')
    .trim();
