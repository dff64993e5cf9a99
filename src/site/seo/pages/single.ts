import { collections } from '../../../catalog/collections.ts';
import { filled, getNavigation } from '../../../catalog/queries/entries.ts';
import type { Route } from '../../../catalog/routes.ts';
import type { PageWords } from '../../../catalog/schemas/page.ts';
import { blocks, isSection, usualSection } from '../markdown/write.ts';
import { menuLabel } from '../menu-label.ts';
import type { SitePage } from '../page.ts';

type Collections = typeof collections;

/** The collections that are the words of one page. */
type SinglePage = {
  [Name in keyof Collections]: Collections[Name] extends { readonly pages: readonly [Route] }
    ? Name
    : never;
}[keyof Collections];

export const isSinglePage = (name: keyof Collections): name is SinglePage => {
  const place = collections[name];
  return 'pages' in place && place.pages.length === 1;
};

/** What a page's words say of it, and what its sections say as Markdown. */
export async function singlePage(
  name: SinglePage,
  more: Partial<Omit<SitePage, 'card'>> & { readonly card?: Partial<SitePage['card']> } = {},
): Promise<SitePage> {
  const { file, pages } = collections[name];
  const [path] = pages;
  const words: PageWords = await filled(name);
  const { meta, hero, closing: _, ...sections } = words;
  const label = more.name ?? menuLabel(path, await getNavigation()) ?? meta.title;
  return {
    path,
    meta,
    name: label,
    lang: 'en-IN',
    sources: [file],
    markdown: () =>
      blocks(
        hero.paragraph ?? hero.lead,
        ...Object.values(sections).filter(isSection).map(usualSection),
      ),
    ...more,
    card: { heading: hero.heading, kicker: label, family: 'content', ...more.card },
  };
}
