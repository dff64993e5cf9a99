import type { Navigation } from '../../catalog/queries/menus.ts';

/** What the header calls a page, if a menu has it. */
export const menuLabel = (path: string, { groups }: Navigation): string | undefined =>
  groups.flatMap(({ links }) => links).find(({ href }) => href === path)?.label;
