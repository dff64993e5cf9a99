import { language } from '../../catalog/language.ts';
import type { Meta } from '../../catalog/schemas/text.ts';
import { hindiPath } from '../../catalog/twins.ts';
import { hex } from '../brand/palette.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from './cards/card-path.ts';
import { favicon } from './icons.tsx';
import { markdownPath } from './markdown/page.ts';
import { alternates, fullTitle, type SitePage } from './page.ts';

interface Props {
  meta: Meta;
  /** What is known of the page; a page without it, such as a form's answer, is not to be indexed. */
  page: SitePage | undefined;
  /** The page of the other edition that says the same. */
  twin: string | undefined;
  siteUrl: string;
  siteName: string;
}

/** Open Graph writes languages with a country and an underscore; it has no word for Hinglish. */
const LOCALES = { 'en-IN': 'en_IN', 'hi-Latn': 'hi_IN', hi: 'hi_IN' } as const satisfies Record<
  SitePage['lang'],
  string
>;

/** The feed of the page's edition. */
export const feedPath = () => (language() === 'hi' ? hindiPath('/rss.xml') : '/rss.xml');

/** Within the page: as a file it would come first in line, before the type. Crawlers take the .ico. */
const FAVICON = `data:image/svg+xml,${encodeURIComponent(favicon)}`;

/** Title, description, canonical address, icons and social card of a page. */
export function PageMeta({ meta, page, twin, siteUrl, siteName }: Props) {
  const title = fullTitle(meta, siteName);
  const lang = page && page.lang !== 'en-IN' ? page.lang : undefined;
  return (
    <>
      <title lang={lang}>{title}</title>
      <meta name="description" content={meta.description} lang={lang} />
      {page ? (
        <Found page={page} twin={twin} lang={lang} siteUrl={siteUrl} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} lang={lang} />
      <meta property="og:description" content={meta.description} lang={lang} />
      <meta name="theme-color" content={hex('ink')} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={FAVICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="alternate" type="application/rss+xml" title={siteName} href={feedPath()} />
    </>
  );
}

interface FoundProps {
  page: SitePage;
  twin: string | undefined;
  /** Of its title, where it is not English. */
  lang: SitePage['lang'] | undefined;
  siteUrl: string;
}

/** What only a page that may be found and shared has. */
function Found({ page, twin, lang, siteUrl }: FoundProps) {
  const canonical = new URL(page.path, siteUrl).href;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {twin &&
        alternates(page.path, twin).map(([hrefLang, path]) => (
          <link
            key={hrefLang}
            rel="alternate"
            hrefLang={hrefLang}
            href={new URL(path, siteUrl).href}
          />
        ))}
      <link rel="alternate" type="text/markdown" href={markdownPath(page.path)} />
      <meta name="robots" content="max-image-preview:large" />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={page.published ? 'article' : 'website'} />
      <meta property="og:locale" content={LOCALES[page.lang]} />
      <meta property="og:image" content={new URL(cardPath(page.path), siteUrl).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={page.card.heading} lang={lang} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.published && <meta property="article:published_time" content={page.published} />}
      {page.updated && <meta property="article:modified_time" content={page.updated} />}
    </>
  );
}
