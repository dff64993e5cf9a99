import type { ReportLanguage } from '../../audit/report-path.ts';

/** A day as it is written in India: 22 November 2026, 22 नवंबर 2026. */
export const day = (date: Date, language: ReportLanguage): string =>
  date.toLocaleDateString(`${language}-IN`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
