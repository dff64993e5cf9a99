/** Where a report is read, and deleted by posting to it. */
export const pathOf = (id: string): string => `/seo-audit/${id}`;
