/** The languages in which a report is shown: a stored run has none. */
export type ReportLanguage = 'en' | 'hi';

/** Where it stands how the audit judges, and below it its reports. */
export const AUDIT_PAGE = {
  en: '/seo-audit',
  hi: '/hi/seo-audit',
} as const satisfies Record<ReportLanguage, string>;

/** Where a report is read, and deleted by posting to it. */
export const reportPath = (id: string, language: ReportLanguage): string =>
  `${AUDIT_PAGE[language]}/${id}`;
