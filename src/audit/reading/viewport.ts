import type { HtmlFacts, MetaTag } from './html-facts.ts';

/** The tag that tells phones how to lay a page out, with its settings by name, in lower case. */
export function viewportOf(
  html: HtmlFacts,
): { readonly tag: MetaTag; readonly settings: ReadonlyMap<string, string> } | undefined {
  // Browsers take the last one.
  const tag = html.metas.findLast(({ name }) => name === 'viewport');
  if (tag === undefined) return undefined;
  // As browsers part them: by commas, semicolons and spaces.
  const pairs = [...tag.content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;=]+)/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return { tag, settings: new Map(pairs) };
}
