import type { Meta } from '../content/schemas/text.ts';

interface Props {
  meta: Meta;
  /** Canonical path; without one the page asks not to be indexed. */
  path: string | undefined;
  siteUrl: string;
  siteName: string;
}

/** Title, description, canonical address, icons and social card of a page. */
export function PageMeta({ meta, path, siteUrl, siteName }: Props) {
  const canonical = path === undefined ? undefined : new URL(path, siteUrl).href;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {canonical ? (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:locale" content="en_IN" />
      <meta name="theme-color" content="#1a1a49" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
