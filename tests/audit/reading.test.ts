import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canonicalsOf } from '../../src/audit/reading/metadata.ts';
import { PageTooTangled } from '../../src/audit/reading/parse-html.ts';
import { readHtml } from '../../src/audit/reading/read-html.ts';
import { readRobots, rulesFor } from '../../src/audit/reading/robots.ts';
import { readSitemap } from '../../src/audit/reading/sitemap.ts';
import { readStructuredData } from '../../src/audit/reading/structured-data.ts';
import { pageFrom } from './facts.ts';

const URL_ = 'https://shop.example/';
const read = (html: string, type = 'text/html; charset=utf-8') =>
  readHtml(Buffer.from(html), type, URL_);

describe('a page', () => {
  it('is read with lines, absolute addresses and the words that stand without scripts', () => {
    const page = read(
      `<!doctype html><html lang="hi"><head><title>क
 ख</title><base href="/a/">
<meta name="Description" content="x" property="og:description"></head><body><nav><a href="b" id="n"><img src="c.png" alt="घर"></a></nav>
<h1>One<br>two <script>no()</script></h1><p hidden>unseen</p><p>an<b>d</b> three</p><iframe src="//maps.example/">old</iframe>
<noscript><p>please</p></noscript></body></html>`,
    );
    expect(page.titles).toEqual([{ text: 'क ख', line: 1 }]);
    expect(page.metas.map(({ name, line }) => [name, line])).toEqual([
      ['description', 3],
      ['og:description', 3],
    ]);
    expect(page.anchors).toMatchObject([{ href: 'b', text: 'घर', ownText: '', inNav: true }]);
    expect(page.images).toMatchObject([{ src: 'c.png', line: 3 }]);
    expect(page.headings).toEqual([{ level: 1, text: 'One two', line: 4 }]);
    expect(page.text).toBe('One two and three please');
    expect(page.words).toBe(5);
    expect(page.subresources.map(({ url }) => url)).toEqual([
      'https://shop.example/a/c.png',
      'https://maps.example/',
    ]);
  });

  it('is decoded as its server, its own tag or its bytes say', () => {
    const hindi = '<title>नमस्ते</title>';
    const title = (body: Buffer, type: string) => {
      const page = readHtml(body, type, URL_);
      return [page.titles[0]?.text, page.charset, page.charsetDeclared];
    };
    expect(title(Buffer.from(hindi), 'text/html')).toEqual(['नमस्ते', 'utf-8', false]);
    const latin = Buffer.from('<meta charset=iso-8859-1><title>Café</title>', 'latin1');
    expect(title(latin, 'text/html')).toEqual(['Café', 'windows-1252', true]);
    expect(title(Buffer.from('<title>x</title>'), 'text/html;charset=nonsense')[2]).toBe(false);
  });

  it('tells the first line for which browsers draw it by old rules', () => {
    const old = '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">';
    const quirks = (first: string) => read(`${first}<title>x</title>`).quirks;
    expect([quirks('<!doctype html>'), quirks(`\n${old}`), quirks('')]).toEqual([[], [old], ['']]);
  });

  it('is given up when it would keep the parser busy', () => {
    for (const knot of ['<b><p>', '<div>', '<hr>'])
      expect(() => read(knot.repeat(61_000)), knot).toThrow(PageTooTangled);
  });
});

describe('the end of the head', () => {
  const head = (inner: string) =>
    read(`<!doctype html><html><head>${inner}</head><body><p>x</p></body></html>`);

  it('is early when an element ends it before metadata', () => {
    const { headClosedBy, linkTags } = head('<title>x</title>\n<div></div>\n<link rel=canonical>');
    expect(headClosedBy).toEqual({ tag: 'div', line: 2, lost: { tag: 'link', line: 3 } });
    expect(linkTags[0]?.inHead).toBe(false);
    expect(head('stray <meta name=robots content=all>').headClosedBy?.tag).toBe('');
  });

  it('is as meant when nothing is lost, or when only readers without scripts see it so', () => {
    const body = '<body><p>x<link rel=stylesheet href=a.css><meta itemprop=price content=1>';
    expect(read(`<title>x</title>${body}`).headClosedBy).toBeUndefined();
    expect(head('<title>x</title><img src=pixel.gif>').headClosedBy).toBeUndefined();
    const pixel = head('<noscript><img src=pixel.gif></noscript><link rel=canonical href=/>');
    expect(pixel.headClosedBy).toBeUndefined();
    expect(pixel.linkTags[0]?.inHead).toBe(true);
  });
});

describe('robots.txt', () => {
  const page = 'https://shop.example/secret/a';
  const at = 'https://shop.example/robots.txt';
  const ourRules = (text: string) => rulesFor(text, new URL(page).origin, 'OurBot');

  it('locks Google out by the line that is longest, in its own group before that for all', () => {
    const text = '# x\nUser-agent: *\nDisallow: /secret\nAllow: /secret/a$\nSitemap: /map.xml';
    expect(readRobots(text, 200, at, page)).toMatchObject({
      blocksGoogle: undefined,
      sitemaps: ['https://shop.example/map.xml'],
    });
    expect(readRobots(text, 200, at, `${page}b`).blocksGoogle).toEqual({
      line: 3,
      text: 'Disallow: /secret',
    });
    expect(
      readRobots(`${text}\nUser-agent: Googlebot\nDisallow:`, 200, at, `${page}b`).blocksGoogle,
    ).toBeUndefined();
    // Its rules hold where it was asked for, though it was answered from elsewhere.
    const moved = readRobots(text, 200, 'https://www.shop.example/robots.txt', `${page}b`);
    expect(moved.blocksGoogle?.line).toBe(3);
    // And nowhere else: links to the same site by https or with www are not its matter.
    const others = ['http://shop.example/secret/b', 'https://www.shop.example/secret/b'];
    expect(readRobots(text, 200, at, page, others).blockedFiles).toEqual([]);
  });

  it('says nothing when it is an error or a web page', () => {
    const all = 'User-agent: *\nDisallow: /';
    expect(readRobots(all, 404, at, page).blocksGoogle).toBeUndefined();
    expect(readRobots('<!doctype html><p>Disallow: /', 200, at, page).unreadable).toBe(true);
    expect(readRobots('Not found', 200, at, page).unreadable).toBe(true);
    expect(readRobots('# nothing yet', 200, at, page).unreadable).toBe(false);
    expect(ourRules('<p>User-agent: *\nDisallow: /').mayFetch(page)).toBe(true);
  });

  it('tells a refusal of all robots from one of ours', () => {
    const all = 'User-agent: *\nDisallow: /';
    expect(ourRules(all).mayFetch(page)).toBe(false);
    expect(ourRules(all).refuses(page)).toBe(false);
    const ours = ourRules('User-agent: ourbot/1.0\nUser-agent: Other\nDisallow: /secret');
    expect(ours.mayFetch(page)).toBe(false);
    expect(ours.refuses(page)).toBe(true);
    expect(ours.refuses(URL_)).toBe(false);
  });
});

it('takes no minutes over what repeats itself for nothing', () => {
  const page = 'https://shop.example/';
  const empty = '\n'.repeat(200_000);
  expect(rulesFor(`${empty}x`, page, 'OurBot').mayFetch(page)).toBe(true);
  expect(readRobots(`${empty}x`, 200, page, page).unreadable).toBe(true);
  const text = `${empty}x${empty}}`;
  expect(readStructuredData([{ text, line: 1 }]).mistakes).toHaveLength(1);
  const link = '<'.repeat(200_000);
  expect(canonicalsOf(pageFrom('<p>', { headers: { link } }))).toEqual([]);
});

describe('a sitemap', () => {
  const at = 'https://shop.example/sitemap.xml';
  const sitemap = (text: string | Buffer, cut?: boolean) =>
    readSitemap(Buffer.from(text), at, pageFrom('<p>Tiles', { url: URL_ }), cut);
  const list = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">
<url><loc> https://shop.example </loc><image:image><image:loc>https://cdn.example/a.png</image:loc></image:image></url>
<url><loc><![CDATA[https://old.example/?a&b]]></loc></url></urlset>`;

  it('is counted, packed or not, and its entries of other hosts are named', () => {
    for (const text of [list, gzipSync(list)])
      expect(sitemap(text)).toMatchObject({
        entries: 2,
        foreignCount: 1,
        foreign: ['https://old.example/?a&b'],
        namesPage: true,
        error: undefined,
      });
    const index =
      '<sitemapindex><sitemap><loc>https://shop.example/a.xml</loc></sitemap></sitemapindex>';
    expect(sitemap(index)).toMatchObject({ entries: 1, isIndex: true, namesPage: undefined });
    // A list may stand with another host of the site, a page may not.
    const elsewhere = (xml: string) => sitemap(xml.replace('shop.', 'files.shop.')).foreignCount;
    expect([elsewhere(index), elsewhere('https://shop.example/a')]).toEqual([0, 1]);
    expect(sitemap('https://shop.example/a\nhttps://shop.example/b\n').entries).toBe(2);
    // Written before the site had https.
    expect(sitemap('http://shop.example/a').foreign).toEqual(['http://shop.example/a']);
    // In a script that the page has not, and in no folder for those who read it.
    const [far = '', ...fine] = ['激安-財布.html', 'ja/激安.html', 'tiles.html'].map((path) =>
      encodeURI(`https://shop.example/${path}`),
    );
    expect(sitemap([far, ...fine].join('\n')).spam).toEqual([far]);
    expect(readSitemap(Buffer.from(far), at, pageFrom('<p>日本の瓦'), false).spam).toEqual([]);
    const feed =
      '<rss><channel><link>https://x.example</link><item><link>https://shop.example/a</link></item></channel></rss>';
    expect(sitemap(feed)).toMatchObject({ entries: 1, foreignCount: 0 });
  });

  it('says what keeps robots from reading it, but not that its end was cut by us', () => {
    expect(sitemap('<!doctype html><html><body>').error).toBe('It is a web page.');
    expect(sitemap(list.replace('<![CDATA[', '').replace(']]>', '')).error).toMatch(/^3:/);
    expect(sitemap(`\n${list}`).error).toBeDefined();
    expect(sitemap('Not found').error).toBeDefined();
    expect(sitemap('<!DOCTYPE x [<!ENTITY a "b">]><urlset>&a;</urlset>').error).toBeDefined();
    const half = list.slice(0, list.indexOf('</urlset>'));
    expect(sitemap(half).error).toBeDefined();
    expect(sitemap(half, true)).toMatchObject({ entries: 2, error: undefined });
  });
});

describe('structured data', () => {
  const data = (...texts: string[]) =>
    readStructuredData(texts.map((text, index) => ({ text, line: 10 * (index + 1) })));

  it('is found in lists, graphs and comments, and put together by its names', () => {
    const { items, mistakes } = data(
      '/* <![CDATA[ */ [{"@type":"http://schema.org/Store","@id":"#a","name":"G"}] /* ]]> */',
      '<!-- {"@graph":[{"@type":["Thing","Store"],"@id":"#a","address":"x"},{"@type":"WebSite"}],"@context":{"@vocab":"https://schema.org/"}} -->',
      '',
    );
    expect(mistakes).toEqual([]);
    expect(items.map(({ types, fields }) => [types, Object.keys(fields).sort()])).toEqual([
      [
        ['Store', 'Thing'],
        ['@id', '@type', 'address', 'name'],
      ],
      [['WebSite'], ['@type']],
    ]);
  });

  it('names the line of a mistake, and lets line breaks in texts be', () => {
    const lineOf = (text: string) => data(text).mistakes.map(({ line }) => line);
    expect(lineOf('{"@type":"Store",\n"name":"G",\n}')).toEqual([12]);
    expect(lineOf('{"@type":"Store",\n"name":"a\nb",\n"hours": Mo-Fr\n}')).toEqual([13]);
    expect(lineOf('{\n“@type”: "Store"\n}')).toEqual([11]);
    expect(lineOf('{"@context":"https://schema.org","@type":"Store","name":"one\ntwo"}')).toEqual(
      [],
    );
    expect(data('[{"@type":"Store"}').mistakes).toHaveLength(1);
    expect(data('['.repeat(50_000) + ']'.repeat(50_000)).items).toEqual([]);
  });
});
