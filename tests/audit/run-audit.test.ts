import type { RequestListener, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checks } from '../../src/audit/checks/index.ts';
import { progressOf } from '../../src/audit/events.ts';
import { notChecked } from '../../src/audit/outcome.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';
import type { RunTools } from '../../src/audit/run/visit.ts';
import type { AuditEvent } from '../../src/audit/said.ts';
import { fetcherFor, type StandInSite, startSite } from './stand-in-site.ts';

let card: Buffer;

beforeAll(async () => {
  const blank = { width: 1200, height: 630, channels: 3, background: 'red' } as const;
  card = await sharp({ create: blank }).png().toBuffer();
});

const page = `<!doctype html><html lang="en"><head><title>Sweets in Karol Bagh</title>
<meta name="description" content="Fresh every morning."><meta property="og:image" content="/card.png">
<link rel="stylesheet" href="/style.css"></head><body><nav><a href="/menu">Menu</a></nav>
<h1>Sweets</h1><a href="/gone">Old</a><img src="/cake.jpg" alt="A cake"></body></html>`;

type Answers = Readonly<Record<string, string | Buffer | RequestListener>>;

/** Answers by path; what it does not know is a 404. */
const answering =
  (answers: Answers): RequestListener =>
  (request, response) => {
    const answer = answers[request.url ?? ''];
    if (typeof answer === 'function') return answer(request, response);
    if (typeof answer === 'string') response.setHeader('content-type', 'text/html; charset=utf-8');
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(answer);
  };

async function audit(
  site: StandInSite,
  {
    address = 'https://shop.in/',
    over = new AbortController().signal,
    ...tools
  }: Partial<RunTools> & { readonly address?: string; readonly over?: AbortSignal } = {},
) {
  const events: AuditEvent[] = [];
  const fetcher = fetcherFor(site.network, { over });
  const all = { fetcher, robot: 'TestAudit', ...tools };
  for await (const event of runAudit(new URL(address), all)) events.push(event);
  return { events, progress: progressOf(events) };
}

const reasons = (outcomes: ReturnType<typeof progressOf>['outcomes'], need: string) =>
  checks
    .filter(({ needs }) => needs.some((part) => part === need))
    .map(({ id }) => outcomes[id])
    .map((outcome) => (outcome?.kind === 'not-checked' ? outcome.reason : outcome?.kind));

test('tells first what the page itself shows, and has an outcome for every check at last', async () => {
  const site = await startSite(answering({ '/': page, '/menu': page, '/card.png': card }));
  const { events, progress } = await audit(site);
  const kinds = events.map((event) => (event.kind === 'stage' ? event.stage : event.kind));
  expect(kinds.slice(0, 5)).toEqual(['opening', 'reading', 'found', 'preview', 'robots']);
  expect(progress.stages).toEqual([
    ...['opening', 'reading', 'robots', 'addresses', 'files', 'links', 'pages'],
  ]);
  expect(events.at(-1)).toEqual({ kind: 'done' });
  expect(progress.url).toBe('https://shop.in/');
  expect(Object.keys(progress.outcomes).sort()).toEqual(checks.map(({ id }) => id).sort());
  expect(progress.preview).toMatchObject({
    google: { title: 'Sweets in Karol Bagh', path: '/' },
    card: { image: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  });
  const asked = site.asked.filter((each) => each !== 'GET https://shop.in/');
  expect(asked).toEqual(
    expect.arrayContaining([
      'HEAD http://shop.in/',
      'HEAD https://www.shop.in/',
      'GET https://shop.in/wp-sitemap.xml',
      'HEAD https://shop.in/cake.jpg',
      'GET https://shop.in/menu',
      'GET https://shop.in/gone',
    ]),
  );
});

test('knows a page of an advertisement in the list of pages, and leaves alone what a shield put in', async () => {
  const shielded = `${page}<a href="/cdn-cgi/l/email-protection#a1">[email protected]</a>`;
  const list = '<urlset><url><loc>https://shop.in/</loc></url></urlset>';
  const site = await startSite(
    answering({ '/': shielded, '/?utm_source=ad': shielded, '/sitemap.xml': Buffer.from(list) }),
  );
  const { progress } = await audit(site, { address: 'https://shop.in/?utm_source=ad' });
  expect(progress.outcomes['sitemap-has-page']).toMatchObject({ kind: 'pass' });
  expect(site.asked.join()).not.toContain('cdn-cgi');
});

test.each([
  ['without https', 'http://shop.in/', ({ port }: { port: number }) => port === 80],
  ['with www alone', 'https://www.shop.in/', ({ host }: { host: string }) => host !== 'shop.in'],
])('opens a site that answers %s', async (_what, url, answers) => {
  const site = await startSite(answering({ '/': page }));
  const dial: typeof site.network.dial = (host, port) => {
    const socket = site.network.dial(host, port);
    return answers({ host, port }) ? socket : socket.destroy(new Error('refused'));
  };
  const { progress } = await audit({ ...site, network: { ...site.network, dial } });
  expect(progress.url).toBe(url);
});

describe('stops', () => {
  test.each<[string, Answers]>([
    ['not-a-page', { '/': (_request, response) => response.end(card) }],
    [
      'not-a-page',
      {
        '/': (_request, response) =>
          response
            .writeHead(200, { 'content-type': 'text/html', 'content-disposition': 'attachment' })
            .end(page),
      },
    ],
    [
      'bot-wall',
      {
        '/': (_request, response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end(),
      },
    ],
    [
      'bot-wall',
      { '/robots.txt': 'User-agent: *\nAllow: /\n\nUser-agent: testaudit\nDisallow: /', '/': page },
    ],
    ['too-much', { '/': `<body>${'<b><p>'.repeat(100_000)}` }],
    ['unreachable', { '/': (_request, response) => response.destroy() }],
    ['loops', { '/': (_request, response) => response.writeHead(302, { location: '/' }).end() }],
  ])('with %s', async (stop, answers) => {
    const { events } = await audit(await startSite(answering(answers)));
    expect(events.at(-1)).toEqual({ kind: 'stopped', stop });
  });
});

describe('when the page does not come', () => {
  const silent = Object.assign(new Error('no name server'), { code: 'EAI_AGAIN' });
  const unnamed = async (tools: Partial<RunTools>) => {
    const site = await startSite(answering({ '/': page }));
    const dial: typeof site.network.dial = (host, port) =>
      site.network.dial(host, port).destroy(silent);
    const { events } = await audit({ ...site, network: { ...site.network, dial } }, tools);
    return events.at(-1);
  };
  const hanging = async (tools: Partial<RunTools>) => {
    const run = new AbortController();
    const site = await startSite(answering({ '/': () => run.abort() }));
    return (await audit(site, { over: run.signal, ...tools })).events.at(-1);
  };

  test('says that it broke off where its own network or machine was the reason', async () => {
    const interrupted = { kind: 'stopped', stop: 'interrupted' };
    expect(await unnamed({ isOurs: async () => true })).toEqual(interrupted);
    expect(await hanging({ isOurs: async () => true })).toEqual(interrupted);
  });

  test('says it of the site where our own side is well', async () => {
    const well = { isOurs: async () => false };
    expect(await unnamed(well)).toEqual({ kind: 'stopped', stop: 'unreachable' });
    expect(await hanging(well)).toEqual({ kind: 'stopped', stop: 'too-much' });
  });
});

test('opens a page in another language, and looks whether it links back', async () => {
  const links = (...hrefs: string[]) =>
    page.replace(
      '</head>',
      (end) =>
        `${hrefs.map((href, at) => `<link rel="alternate" hreflang="${at ? 'hi' : 'en'}" href="${href}">`).join('')}${end}`,
    );
  const both = links('https://shop.in/', 'https://shop.in/hi/');
  const judged = async (hindi: Answers[string] | undefined) => {
    const site = await startSite(answering({ '/': both, ...(hindi ? { '/hi/': hindi } : {}) }));
    return (await audit(site)).progress.outcomes['hreflang-valid']?.kind;
  };
  expect(await judged(both)).toBe('pass');
  expect(await judged(links('http://www.shop.in/', 'https://shop.in/hi/'))).toBe('pass');
  expect(await judged(page)).toBe('fail');
  expect(await judged(undefined)).toBe('fail');
  // It could not be read, or visitors are sent on by what they speak.
  expect(await judged((_request, response) => response.writeHead(403).end())).toBe('pass');
  const home: RequestListener = (_, response) => response.writeHead(302, { location: '/' }).end();
  expect(await judged(home)).toBe('pass');
});

const xml = (tag: string, root: string, paths: readonly string[]) =>
  Buffer.from(
    `<${root}>${paths.map((path) => `<${tag}><loc>https://shop.in${path}</loc></${tag}>`).join('')}</${root}>`,
  );

test.each([
  ['the second list of an index', 'sitemapindex', 'sitemap', ['/pages.xml', '/posts.xml'], ''],
  ['a list that robots.txt names besides', 'urlset', 'url', ['/menu'], '/posts.xml'],
])('sees pages of strangers in %s', async (_where, root, tag, paths, besides) => {
  const lists = ['/sitemap.xml', besides].map((path) => `Sitemap: https://shop.in${path}`);
  const site = await startSite(
    answering({
      '/': page,
      '/robots.txt': besides ? lists.join('\n') : '',
      '/sitemap.xml': xml(tag, root, paths),
      '/pages.xml': xml('url', 'urlset', ['/menu']),
      '/posts.xml': xml('url', 'urlset', ['/slot-gacor-1', '/togel', '/sbobet', '/menu']),
      '/menu': page,
    }),
  );
  const { outcomes } = (await audit(site)).progress;
  expect(outcomes['strangers-pages']).toMatchObject({ kind: 'fail', figures: { count: 3 } });
});

test('asks five addresses of the sitemap, through an index, and says which are not as they are listed', async () => {
  const paths = ['/menu', '/lost', '/old', '/quiet', '/locked'];
  const site = await startSite(
    answering({
      '/': page,
      '/robots.txt': 'User-agent: Googlebot\nDisallow: /locked\nDisallow: /style.css',
      '/sitemap.xml': xml('sitemap', 'sitemapindex', ['/pages.xml', '/lost.xml']),
      '/pages.xml': xml('url', 'urlset', paths),
      '/menu': page.replace('<head>', '<head><meta name="robots" content="noindex">'),
      '/quiet': (_request, response) =>
        response
          .writeHead(200, { 'x-robots-tag': 'noindex', 'content-type': 'text/html' })
          .end(page),
      '/old': (_request, response) => response.writeHead(301, { location: '/menu' }).end(),
      '/locked': page,
      '/llms.txt': (_request, response) => response.end('# Sweets'),
    }),
  );
  const { outcomes } = (await audit(site)).progress;
  expect(outcomes['sitemap-honest']).toMatchObject({
    kind: 'fail',
    figures: { count: 6, all: 6 },
    evidence: [
      { url: 'https://shop.in/lost.xml', found: 'HTTP 404' },
      { url: 'https://shop.in/menu', found: 'robots: noindex' },
      { found: 'HTTP 404' },
      { found: 'HTTP 301, https://shop.in/menu' },
      { found: 'X-Robots-Tag: noindex' },
    ],
  });
  expect(outcomes['pages-findable']).toMatchObject({ kind: 'fail', figures: { count: 1 } });
  expect(outcomes['files-open']).toMatchObject({ kind: 'fail', evidence: [{ line: 3 }] });
  expect(outcomes['llms-txt']).toMatchObject({ kind: 'pass' });
});

test('follows the link to where buyers write, and reads the spelling that the page names as its own', async () => {
  const head = '<head><link rel="canonical" href="/index.html">';
  const links =
    '<a href="/contact">Contact</a><a href="/rates">Rates</a><a href="/round">Round</a>';
  const site = await startSite(
    answering({
      '/': page.replace('<head>', head).replace('<body>', `<body>${links}`),
      '/index.html': page.replace('<head>', '<head><meta name="robots" content="noindex">'),
      '/rates': (_request: unknown, response: ServerResponse) =>
        response.writeHead(302, { location: '/' }).end(),
      '/round': (_request: unknown, response: ServerResponse) =>
        response.writeHead(302, { location: '/round' }).end(),
    }),
  );
  const { outcomes } = (await audit(site)).progress;
  const found = 'https://shop.in/contact (HTTP 404)';
  expect(outcomes['contact-page']).toMatchObject({ kind: 'fail', evidence: [{ found }] });
  const [back, round] = ['rates → https://shop.in/', 'round (https://shop.in/round)'].map((to) =>
    expect.objectContaining({ found: `https://shop.in/${to}` }),
  );
  expect(outcomes['links-dead']).toMatchObject({ evidence: expect.arrayContaining([back, round]) });
  const url = 'https://shop.in/index.html';
  expect(outcomes['pages-findable']).toMatchObject({ kind: 'fail', evidence: [{ url }] });
});

test('asks whether the real address is there that a page of the menu names', async () => {
  const named = (to: string) => page.replace('<head>', `<head><link rel="canonical" href="${to}">`);
  const judged = async (to: string) => {
    const site = await startSite(answering({ '/': page, '/menu': named(to), '/rates': named('') }));
    return (await audit(site)).progress.outcomes['pages-findable'];
  };
  expect(await judged('/rates')).toMatchObject({ kind: 'pass' });
  const evidence = [{ url: 'https://shop.in/menu', found: '/rates-old' }];
  expect(await judged('/rates-old')).toMatchObject({ kind: 'fail', evidence });
});

test('opens what the menu names, and tells what nobody can use, but for what is meant for a few', async () => {
  const sent =
    (status: number, headers: Record<string, string>, body = page): RequestListener =>
    (_request, response) =>
      response.writeHead(status, headers).end(body);
  const asks = sent(401, { 'www-authenticate': 'Basic realm="x"' });
  const login = sent(302, { location: '/wp-login.php' });
  // Six are opened, those that lie deeper among them; the others are tried.
  const links = 'tiles rooms prices about dealers lost contact a/b a/c'
    .split(' ')
    .map((path) => `<a href="/${path}">${path}</a>`)
    .join('');
  const lost = '<title>Page not found | Sweets</title><h1>Oops! That page can’t be found.</h1>';
  const site = await startSite(
    answering({
      '/': page.replace(/<nav>.*?<\/nav>/, `<nav>${links}</nav>`),
      '/tiles': asks,
      '/dealers': asks,
      '/rooms': sent(200, { 'content-type': 'text/plain' }),
      '/prices': login,
      '/wp-login.php': page,
      ...Object.fromEntries(['/about', '/a/b', '/a/c'].map((path) => [path, page])),
      '/contact': lost,
    }),
  );
  const { outcomes } = (await audit(site)).progress;
  const found = (path: string, why: string) =>
    expect.objectContaining({ found: `https://shop.in/${path} (${why})` });
  expect(outcomes['contact-page']).toMatchObject({
    kind: 'fail',
    evidence: [found('contact', 'Page not found | Sweets')],
  });
  expect(outcomes['links-dead']).toMatchObject({
    share: 0,
    evidence: [
      found('tiles', 'HTTP 401'),
      found('rooms', 'text/plain'),
      found('prices', 'https://shop.in/wp-login.php'),
      found('lost', 'HTTP 404'),
      found('gone', 'HTTP 404'),
    ],
  });
  // What was opened once is not opened again.
  expect(site.asked.filter((asked) => asked === 'GET https://shop.in/rooms')).toHaveLength(1);
});

test('follows where a script sends phones, and other versions of a page', async () => {
  const to = '<script>if (screen.width < 700) location = "http://m.shop.in";</script>';
  const amp = '<link rel="amphtml" href="/amp"><link rel="alternate" media="print" href="/p">';
  const site = await startSite(answering({ '/': page.replace('<head>', `<head>${to}${amp}`) }));
  const dial: typeof site.network.dial = (host, port) =>
    host === 'm.shop.in'
      ? site.network.dial(host, port).destroy(new Error('refused'))
      : site.network.dial(host, port);
  const { outcomes } = (await audit({ ...site, network: { ...site.network, dial } })).progress;
  const found = ['/amp (HTTP 404)', '(http://m.shop.in/)'].map((end) =>
    expect.objectContaining({ found: expect.stringContaining(end) }),
  );
  expect(outcomes['links-dead']).toMatchObject({ evidence: expect.arrayContaining(found) });
});

test('does not heed half a line where robots.txt is cut', async () => {
  const rule = '\nDisallow: /';
  const robots = `User-agent: *\n${'#'.padEnd(512_000 - rule.length - 14)}${rule}old`;
  const site = await startSite(answering({ '/robots.txt': robots, '/': page, '/menu': page }));
  const { progress } = await audit(site);
  expect(site.asked).toContain('GET https://shop.in/menu');
  expect(progress.outcomes['robots-blocks-google']).toMatchObject({ kind: 'pass' });
});

test('a robots.txt that does not answer is not checked, and keeps no outcome waiting', async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/robots.txt') response.destroy();
    else answering({ '/': page })(request, response);
  });
  const { progress } = await audit(site);
  expect(progress.outcomes['robots-blocks-google']).toEqual(notChecked('no-answer'));
  expect(Object.keys(progress.outcomes)).toHaveLength(checks.length);
});

test('asks for no other page where robots.txt asks all robots to stay away', async () => {
  const robots = 'User-agent: *\nDisallow: /';
  const site = await startSite(answering({ '/robots.txt': robots, '/': page }));
  const { progress } = await audit(site);
  expect(site.asked.filter((asked) => /menu|gone|not-a-page/.test(asked))).toEqual([]);
  for (const part of ['madeUp', 'links', 'pages']) {
    expect(reasons(progress.outcomes, part).filter((reason) => reason !== 'robots')).toEqual([]);
  }
  expect(progress.score).toBeDefined();
});

test.each([
  '<title>Welcome to nginx!</title>',
  '<title>Sweets</title><link rel="canonical" href="https://sweets.in/">',
])(
  'knows what stands without www in place of the site, %s, and another name of the firm at which nobody listens',
  async (bare) => {
    const real = page.replace(
      '<head>',
      '<head><link rel="canonical" href="https://www.shop.com/">',
    );
    const site = await startSite((request, response) => {
      const isBare = request.headers.host === 'shop.in';
      const own = answering({ '/': isBare ? bare : real });
      own(request, response);
    });
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const dial: typeof site.network.dial = (host, port) =>
      host.endsWith('.com')
        ? site.network.dial(host, port).destroy(refused)
        : site.network.dial(host, port);
    const network = { ...site.network, dial };
    const { outcomes } = (await audit({ ...site, network }, { address: 'http://www.shop.in/' }))
      .progress;
    expect(outcomes['one-host']).toMatchObject({
      kind: 'fail',
      evidence: [{ url: 'http://shop.in/', found: /title>(.*)<.title/.exec(bare)?.[1] }],
    });
    expect(outcomes['canonical-away']).toMatchObject({ kind: 'fail' });
  },
);

test('asks where the http address of an inner page leads', async () => {
  const site = await startSite((request, response) => {
    const isSafe = 'encrypted' in request.socket;
    if (isSafe) answering({ '/': page, '/menu': page })(request, response);
    else response.writeHead(301, { location: 'https://shop.in/' }).end();
  });
  const { outcomes } = (await audit(site)).progress;
  const evidence = [{ url: 'http://shop.in/menu', found: 'https://shop.in/' }];
  expect(outcomes['https-redirect']).toMatchObject({ kind: 'partly', evidence });
});

test('a page of which nothing comes is empty', async () => {
  const { progress } = await audit(await startSite(answering({ '/': '' })));
  expect(progress.stop).toBe('empty');
});

test('an address that answers with an error ends in what it answers, and no score', async () => {
  const { events } = await audit(await startSite(answering({})));
  const url = 'https://shop.in/';
  expect(events.at(-1)).toEqual({ kind: 'stopped', stop: 'missing', url, status: 404 });
});

test('a domain that leads to another is audited there, and a login that it leads to is none', async () => {
  const to = (location: string): RequestListener => {
    return (request, response) => {
      const isOld = request.headers.host === 'shop.in';
      if (isOld) response.writeHead(301, { location }).end();
      else response.setHeader('content-type', 'text/html').end(page);
    };
  };
  const moved = await audit(await startSite(to('https://sweets.in/')));
  expect(moved.progress.score).toBeDefined();
  expect(moved.progress.url).toBe('https://sweets.in/');
  const login = await audit(await startSite(to('https://accounts.sweets.in/signin?next=%2F')));
  expect(login.progress).toMatchObject({ stop: 'login', status: 200 });
  expect(login.progress.score).toBeUndefined();
});

test('shows no words that turn the direction of a text, however they were written', async () => {
  const turned = page
    .replace('Sweets in', '&#x202E;Sweets\u0007\u2066in')
    .replace('Fresh', '\u200FFresh')
    .replace(
      '</head>',
      '<script type="application/ld+json">{"@type":"\\u202eX", bad}</script></head>',
    );
  const site = await startSite(answering({ '/': turned }));
  const { events, progress } = await audit(site);
  expect(progress.preview?.google).toMatchObject({ title: 'Sweets in Karol Bagh' });
  expect(JSON.stringify(events)).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]|\\u0007/);
});

test('notes what is missing when the time is up, and keeps what it found', async () => {
  const run = new AbortController();
  const hanging: RequestListener = () => run.abort();
  const site = await startSite(answering({ '/': page, '/style.css': hanging }));
  const { progress } = await audit(site, { over: run.signal });
  expect(reasons(progress.outcomes, 'files')).toContain('time');
  expect(progress.outcomes['title-present']).toMatchObject({ kind: 'pass' });
  expect(Object.keys(progress.outcomes)).toHaveLength(checks.length);
});

test('asks Google for field data where that is set up, and leaves it out where it is not', async () => {
  const site = await startSite(answering({ '/': page }));
  const set = await audit(site, { vitals: async () => ({ lcp: 2000 }) });
  expect(set.progress.outcomes['field-vitals']).toMatchObject({ kind: 'pass' });
  const { progress } = await audit(site);
  expect(progress.outcomes['field-vitals']).toEqual({ kind: 'not-applicable' });
});
