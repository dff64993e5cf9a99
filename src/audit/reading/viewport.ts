import type { HtmlFacts, MetaTag } from './html-facts.ts';

/** The tag that tells phones how to lay a page out, with its settings by name, in lower case. */
export function viewportOf(
  html: HtmlFacts,
): { readonly tag: MetaTag; readonly settings: ReadonlyMap<string, string> } | undefined {
  // Browsers take the last one.
  const tag = html.metas.findLast(({ name }) => name === 'viewport');
  if (tag === undefined) return undefined;
  const pairs = tag.content
    .toLowerCase()
    .split(/[,;]/)
    .map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()];
    });
  return { tag, settings: new Map(pairs) };
}
