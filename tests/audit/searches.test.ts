import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { progressOf } from '../../src/audit/events.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';
import type { AuditEvent } from '../../src/audit/said.ts';
import { fetcherFor, startSite } from './stand-in-site.ts';

/** A page that names addresses in all the ways in which a run comes to ask for one. */
const page = (below: string) => `<!doctype html><html lang="en"><head><title>Sweets</title>
<link rel="stylesheet" href="${below}/style.css" integrity="sha256-AAAA"><link rel="amphtml" href="${below}/amp">
<link rel="alternate" hreflang="hi" href="${below}/hi"><link rel="alternate" hreflang="en" href="/"></head>
<body><nav><a href="${below}/menu">Menu</a><a href="${below}/contact">Contact</a></nav>
<form action="${below}/mail.php" method="post"><input name="name"><input name="phone">
<textarea name="message"></textarea><button>Send</button></form><form action="${below}/api" method="post">
<input name="name"><input name="email"><textarea name="message"></textarea><button>Send</button></form>
<img src="${below}/cake.jpg" alt="A cake">${'Fresh sweets every morning in Karol Bagh. '.repeat(20)}</body></html>`;

const list = (path: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.in${path}</loc></url></urlset>`;

async function audit(answer: RequestListener) {
  const { network, asked } = await startSite(answer);
  const events: AuditEvent[] = [];
  const tools = { fetcher: fetcherFor(network), robot: 'TestAudit' };
  for await (const event of runAudit(new URL('https://shop.in/'), tools)) events.push(event);
  return { ...progressOf(events), asked };
}

test('what robots.txt closes to us is not asked for, whatever names it', async () => {
  const answers: Record<string, string> = {
    // With one open way, so that pages and forms are looked for at all.
    '/': `${page('/closed')}<a href="/open">Open</a>`,
    '/open': page('/closed'),
    '/robots.txt':
      'User-agent: TestAudit\nDisallow: /closed\nDisallow: /not-a\nDisallow: /llms.txt',
    '/sitemap.xml': list('/closed/listed'),
  };
  const { asked, outcomes } = await audit(({ url = '' }, response) => {
    response.statusCode = url in answers ? 200 : 404;
    response.setHeader('content-type', 'text/html').end(answers[url]);
  });
  expect(asked.filter((each) => /closed|not-a|llms/.test(each))).toEqual([]);
  for (const id of ['soft-404', 'llms-txt'])
    expect(outcomes[id]).toEqual({ kind: 'not-checked', reason: 'robots' });
});

test('what a page names is asked for and told: files, forms, links, versions, old addresses', async () => {
  const { asked, outcomes } = await audit(({ url = '', socket, headers }, response) => {
    const isOld = !('encrypted' in socket) && url !== '/';
    if (headers.host === 'away.in') return response.destroy();
    if (isOld) return response.writeHead(301, { location: 'https://shop.in/' }).end();
    if (url === '/de/contact')
      return response.writeHead(302, { location: 'https://away.in/' }).end();
    const there = ['/', '/de/menu', '/de/style.css', '/llms.txt'];
    response.statusCode = there.includes(url) ? 200 : 404;
    const type = url.endsWith('.css') ? 'text/css' : 'text/html';
    return response.setHeader('content-type', type).end(page('/de'));
  });
  const shown = (id: string) => {
    const outcome = outcomes[id];
    return outcome && 'evidence' in outcome && outcome.evidence?.map(({ found }) => found);
  };
  expect(shown('styles-found')).toEqual(['integrity="…"']);
  expect(shown('favicon')).toEqual(['404']);
  expect(shown('form-target')).toEqual(['https://shop.in/de/mail.php (HTTP 404)']);
  // It may be there for what is posted alone.
  expect(asked.join()).not.toContain('/de/api');
  expect(shown('links-dead')).toEqual(['https://shop.in/de/amp (HTTP 404)']);
  expect(shown('contact-page')).toEqual(['https://shop.in/de/contact (https://away.in/)']);
  expect(shown('hreflang-valid')).toContain('hi /de/hi');
  expect(outcomes['https-redirect']).toMatchObject({
    evidence: [{ url: 'http://shop.in/de/menu', found: 'https://shop.in/' }],
  });
  // A page for each address that is asked for is no such file.
  expect(outcomes['llms-txt']).toMatchObject({ kind: 'fail' });
});

test('the version in another language is judged like pages to which links lead, and asked for once', async () => {
  const others = '<link rel="alternate" hreflang="hi" href="/hi/">';
  const answers: Record<string, string> = {
    '/': `<html lang="en"><head>${others}</head><body>Sweets</body></html>`,
    '/hi/':
      '<html lang="hi"><head><meta name="robots" content="noindex"></head><body>Sweets</body>',
  };
  const { asked, outcomes } = await audit(({ url = '' }, response) => {
    response.statusCode = url in answers ? 200 : 404;
    response.setHeader('content-type', 'text/html').end(answers[url]);
  });
  expect(outcomes['pages-findable']).toMatchObject({ evidence: [{ url: 'https://shop.in/hi/' }] });
  expect(asked.filter((each) => each === 'GET https://shop.in/hi/')).toHaveLength(1);
});
