import type { ReportLanguage } from '../../audit/report-path.ts';

/** A day as it is written in India: 22 November 2026, 22 नवंबर 2026. */
export function day(iso: string, language: ReportLanguage): string {
  return new Date(iso).toLocaleDateString(`${language}-IN`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
}
