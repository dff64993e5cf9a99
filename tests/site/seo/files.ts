import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { routes } from '../../../src/catalog/routes.ts';
import { englishPath } from '../../../src/catalog/twins.ts';
import { markdownPath } from '../../../src/site/seo/markdown/page.ts';
import { addressOf, type Built, decoded, hindiRoutes, SITE_URL } from './site-pages.ts';

/** A day, or a moment of it. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/;

/** The text of all elements of one name in an XML file. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    decoded(text),
  );

function dateOfArticle(slug: string): string | undefined {
  const text = readFileSync(`content/blog/${slug}.md`, 'utf8');
  return /^updated: (.+)$/m.exec(text)?.[1];
}

export function testFiles(built: () => Built): void {
  const read = (path: string) => readFileSync(join(built().dir, path), 'utf8');

  it('robots.txt lets everybody in, except to the endpoints, and names the sitemap', () => {
    expect(read('robots.txt').split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${addressOf('/sitemap-index.xml')}`,
    ]);
  });

  it('security.txt says whom to tell of a hole, for most of a year from the build', () => {
    const lines = read('.well-known/security.txt').split('\n').filter(Boolean);
    const { Expires: expires = '', ...others } = Object.fromEntries(
      lines.map((line) => line.split(/: (.*)/)),
    );
    expect(others).toEqual({
      Contact: expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/),
      'Preferred-Languages': 'en, hi',
      Canonical: addressOf('/.well-known/security.txt'),
    });
    const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(300);
    expect(daysLeft).toBeLessThan(365);
  });

  it('the sitemap holds every page, and nothing else', () => {
    expect(valuesOf(read('sitemap-index.xml'), 'loc')).toEqual([addressOf('/sitemap-0.xml')]);
    expect(valuesOf(read('sitemap-0.xml'), 'loc').sort()).toEqual(
      [...routes(), ...hindiRoutes()].map(addressOf).sort(),
    );
  });

  it('dates in the sitemap are past, and those of articles their own', () => {
    const now = new Date().toISOString();
    const entries = read('sitemap-0.xml').split('<url>').slice(1);
    const dates = new Map(
      entries.map((entry) => [valuesOf(entry, 'loc')[0], valuesOf(entry, 'lastmod')[0]]),
    );
    for (const [address, date] of dates) {
      if (date === undefined) continue;
      expect(date, address).toMatch(DATE);
      expect(date <= now, address).toBe(true);
    }
    for (const slug of namesIn('content/blog')) {
      expect(dates.get(addressOf(`/profile/blogs/${slug}`))).toBe(dateOfArticle(slug));
    }
  });

  it('the sitemap shows pictures of every page, which are there', () => {
    const entries = read('sitemap-0.xml').split('<url>').slice(1);
    for (const entry of entries) {
      const pictures = valuesOf(entry, 'image:loc').map((address) => address.replace(SITE_URL, ''));
      expect(pictures.length, entry).toBeGreaterThan(0);
      expect(pictures.filter((path) => !existsSync(join(built().dir, path)))).toEqual([]);
    }
  });

  it('the feed holds all articles, newest first, with full addresses', () => {
    const feed = read('rss.xml');
    const items = feed.split('<item>').slice(1);
    expect(items.map((item) => valuesOf(item, 'link')[0]).sort()).toEqual(
      [...namesIn('content/blog')].map((slug) => addressOf(`/profile/blogs/${slug}`)).sort(),
    );
    const days = items.map((item) => Date.parse(valuesOf(item, 'pubDate')[0] ?? ''));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const item of items) {
      const [html = ''] = valuesOf(item, 'content:encoded');
      expect(html.length).toBeGreaterThan(2000);
      expect(html).not.toMatch(/(?:href|src)="\//);
    }
  });

  it('llms.txt leads to the Markdown version of every page', () => {
    const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect([...links].sort()).toEqual(
      [...routes(), ...hindiRoutes()].map((route) => addressOf(markdownPath(route))).sort(),
    );
    for (const link of links) {
      expect(existsSync(join(built().dir, link.slice(SITE_URL.length))), link).toBe(true);
    }
  });

  it('a Markdown version is whole: one title, the text of the page, nothing unfilled', () => {
    for (const [route, page] of built().pages) {
      const text = read(markdownPath(route));
      expect(text.match(/^# /gm), route).toHaveLength(1);
      expect(text, route).not.toMatch(/undefined|\[object|\{[a-z:-]+\}|^:::/m);
      const words = (value: string) => value.split(/\s+/).length;
      const share = words(text) / words(page.texts('main').join(' '));
      // Reviews are samples, and samples stay on the page. Elsewhere forms make the difference.
      expect(share, route).toBeGreaterThan(englishPath(route) === '/profile/reviews' ? 0 : 0.55);
    }
  });
}
