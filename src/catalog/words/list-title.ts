import type { Blogs } from '../schemas/blogs.ts';

/** What a page of the list of articles is called: two pages never have one title. */
export const listTitle = ({ pages }: Blogs['all'], title: string, page: number): string =>
  page === 1 ? title : `${title}, ${pages.page} ${page}`;
