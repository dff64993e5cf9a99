import type { ArticleLang } from '../../../catalog/schemas/article.ts';

const LOCALES: Readonly<Record<ArticleLang, string>> = {
  en: 'en-IN',
  'hi-Latn': 'en-IN',
  hi: 'hi-IN',
};

/** A date such as 2026-11-12 as its readers write it: 12 November 2026, 12 नवंबर 2026. */
export function articleDate(date: string, lang: ArticleLang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
