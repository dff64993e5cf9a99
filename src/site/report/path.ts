/** Where a report is read, and deleted by posting to it. */
export const pathOf = (id: string): string => `/seo-audit/${id}`;
/** Where a finished report's card for sharing is. */
export const cardPathOf = (id: string): string => `${pathOf(id)}/card.png`;
