/** The shapes in which search engines ask for the picture of an article, to crop none themselves. */
export const SEARCH_RATIOS = ['1:1', '4:3', '16:9'] as const;
