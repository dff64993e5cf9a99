import type { Navigation } from '../../catalog/queries/menus.ts';

/** What the header calls a page. */
export function menuLabel(path: string, { groups }: Navigation): string {
  const link = groups.flatMap(({ links }) => links).find(({ href }) => href === path);
  if (!link) throw new Error(`content/navigation.yaml has no link to ${path}. Add it.`);
  return link.label;
}
