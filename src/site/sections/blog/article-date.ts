import type { ArticleLang } from '../../../catalog/schemas/article.ts';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

const FORMATS: Readonly<Record<ArticleLang, Intl.DateTimeFormat>> = {
  en: format('en-IN'),
  'hi-Latn': format('en-IN'),
  hi: format('hi-IN-u-nu-latn'),
};

/** A date such as 2026-11-12 as its readers write it: 12 November 2026, 12 नवंबर 2026. */
export const articleDate = (date: string, lang: ArticleLang): string =>
  FORMATS[lang].format(new Date(date));
