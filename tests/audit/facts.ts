import type {
  Answer,
  FileFacts,
  PageFacts,
  SiteFacts,
  SitemapFacts,
} from '../../src/audit/facts.ts';
import { readHtml } from '../../src/audit/reading/read-html.ts';
import type { RobotsFacts } from '../../src/audit/reading/robots.ts';

export const PAGE_URL = 'https://shop.example/';

/** Facts of one run, as far as a check needs them. */
export type Facts = Partial<SiteFacts>;

/** What the fixtures of a check are: facts for each way in which it can end. */
export interface Fixtures {
  readonly pass: Facts | readonly Facts[];
  readonly fail?: Facts | readonly Facts[];
  readonly partly?: Facts | readonly Facts[];
  readonly notApplicable?: Facts | readonly Facts[];
}

/** An answer; all that is not named is usual. */
export function answer(with_: Partial<Answer> = {}): Answer {
  return {
    url: PAGE_URL,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    hops: [],
    sentBytes: 2_000,
    bytes: 8_000,
    cut: false,
    certificate: { host: 'shop.example' },
    firstByteMs: 120,
    ...with_,
  };
}

/** A page as it was answered, read by the real reader. */
export function pageFrom(html: string | Buffer, with_: Partial<Answer> = {}): PageFacts {
  const answered = answer(with_);
  const body = typeof html === 'string' ? Buffer.from(html) : html;
  const contentType = answered.headers['content-type'] ?? '';
  return { ...answered, html: readHtml(body, contentType, answered.url) };
}

/** A page with something in its head and body, else empty. */
export function page(
  { head = '', body = '' }: { head?: string; body?: string },
  with_: Partial<Answer> = {},
): PageFacts {
  return pageFrom(
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`,
    with_,
  );
}

/** What a check of the page alone needs: a page with something in its head. */
export const withHead = (head: string): Facts => ({ page: page({ head }) });

/** The same with something in its body. */
export const withBody = (body: string): Facts => ({ page: page({ body }) });

/** robots.txt that locks nobody out. */
export function robots(with_: Partial<RobotsFacts> = {}): RobotsFacts {
  return {
    url: 'https://shop.example/robots.txt',
    status: 200,
    blocksGoogle: undefined,
    sitemaps: [],
    unheeded: [],
    unreadable: false,
    assistants: [],
    blockedFiles: [],
    ...with_,
  };
}

/** One of several pages that were opened besides, with what was read of it. */
export function readPage(path: string, parts: Parameters<typeof page>[0]): PageFacts {
  return page(parts, { url: new URL(path, PAGE_URL).href });
}

/** A list of ten pages, which names the page. */
export function sitemap(with_: Partial<SitemapFacts> = {}): SitemapFacts {
  return {
    url: 'https://shop.example/sitemap.xml',
    status: 200,
    entries: 10,
    foreignCount: 0,
    foreign: [],
    isIndex: false,
    sample: [],
    spam: [],
    namesPage: true,
    named: true,
    ...with_,
  };
}

/** A block of structured data. */
export function jsonLd(value: object | readonly object[]): string {
  const named = [value].flat().map((each) => ({ '@context': 'https://schema.org', ...each }));
  return `<script type="application/ld+json">${JSON.stringify(named)}</script>`;
}

/** A file that the page loads. */
export function file(
  kind: FileFacts['kind'],
  path: string,
  with_: Partial<FileFacts> = {},
): FileFacts {
  return { kind, url: new URL(path, PAGE_URL).href, line: 5, status: 200, headers: {}, ...with_ };
}
