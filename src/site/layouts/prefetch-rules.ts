/**
 * Speculation rules (developer.mozilla.org/docs/Web/API/Speculation_Rules_API): a browser that knows
 * them fetches a page when the pointer comes to rest on its link, or its link comes to rest in view
 * on a phone, unless the visitor saves data. Files with an ending, such as the brochure, are no pages.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
