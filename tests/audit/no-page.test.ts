import { expect, test } from 'vitest';
import { noPageStop, uselessBy } from '../../src/audit/run/no-page.ts';
import { answer, pageFrom } from './facts.ts';

const typed = 'https://shop.in/';

/** What is said of a page that answered at an address. */
function stopOf(html: string, { url = typed, from = typed, status = 200, cut = false } = {}) {
  const hops = url === from ? [] : [{ url: from, status: 302 }];
  return noPageStop(pageFrom(`<!doctype html>${html}`, { url, status, hops, cut }), new URL(from));
}

const many = 'Fresh sweets from Karol Bagh every morning since 1974. '.repeat(30);
const shop = `<title>Sweets in Karol Bagh</title><h1>Sweets</h1><p>${many}</p>`;
const login = '<form><input name="user"><input type="password" name="p"></form>';
const menu = '<a href="/menu">Menu</a><a href="/about">About</a><a href="/shop">Shop</a>';

test.each([
  ['login', 'a redirect to a login', shop, { url: 'https://shop.in/account/login?next=/' }],
  ['login', 'a redirect to another host’s login', shop, { url: 'https://login.live.com/oauth' }],
  ['login', 'a form with a password and nothing else', `<h1>Portal</h1>${login}`, {}],
  ['login', 'a demand for a password', '', { status: 401 }],
  ['profile', 'a redirect to a network', shop, { url: 'https://www.facebook.com/shop' }],
  ['missing', 'a page that is not there', shop, { status: 404 }],
  ['missing', 'a page that is gone', shop, { status: 410 }],
  ['missing', 'one that only says so', '<title>404 – Shop</title><h1>Page not found</h1>', {}],
  ['missing', 'a framework’s', '<title>404: This page could not be found.</title><h1>404</h1>', {}],
  ['refused', 'a refusal', shop, { status: 403 }],
  ['refused', 'a refusal with the status of a page', '<h1>403 Forbidden</h1><p>nginx</p>', {}],
  ['broken', 'a gateway’s error with the status of a page', '<h1>502 Bad Gateway</h1>', {}],
  [
    'broken',
    'a broken server',
    '<h1>Error establishing a database connection</h1>',
    { status: 500 },
  ],
  [
    'broken',
    'a shop whose bill is not paid',
    '<h1>Sorry, this shop is currently unavailable.</h1>',
    { status: 402 },
  ],
  ['broken', 'an error with the status of a page', '<title>Database Error</title>', {}],
  ['broken', 'what a program says as it stops', 'Fatal error: Uncaught Error in index.php:12', {}],
  [
    'parked',
    'a folder without a page',
    '<title>Index of /</title><a href="site.zip">site.zip</a>',
    {},
  ],
  ...['Apache2 Debian Default Page: It works', 'Web Server’s Default Page', 'IIS7'].map(
    (title): [string, string, string, object] => ['parked', title, `<title>${title}</title>`, {}],
  ),
  ['parked', 'a server that works', '<h1>It works!</h1>', {}],
  ['parked', 'a redirect to a dealer', shop, { url: 'https://www.hugedomains.com/domain?d=shop' }],
  [
    'parked',
    'a parked page with its files',
    '<title>shop.in</title><script src="https://www.google.com/adsense/domains/caf.js"></script>',
    {},
  ],
  [
    'parked',
    'a name that is for sale',
    '<title>shop.in is for sale</title><p>The domain name shop.in is for sale.</p>',
    {},
  ],
  [
    'parked',
    'a server that nobody has set up',
    '<title>Welcome to nginx!</title><p>Thanks.</p>',
    {},
  ],
  [
    'parked',
    'an account that is suspended',
    '',
    { url: 'https://shop.in/cgi-sys/suspendedpage.cgi' },
  ],
  [
    'leads-on',
    'a page that is nothing but a jump',
    '<meta http-equiv="refresh" content="0; url=/home/"><p>Please wait.</p>',
    {},
  ],
  ['empty', 'a page on which nothing stands', '<title>Shop</title><p> </p>', {}],
  [
    'empty',
    'a page that its style swallows',
    `<script src="/count.js"></script><style>a{}</head><body>${shop}`,
    {},
  ],
  ['empty', 'one that a script swallows', `<script>var x = 1;</head><body>${shop}`, {}],
  ['empty', 'one that its title swallows', `<title>Shop</head><body>${many}`, {}],
  [
    'coming-soon',
    'a page that opens soon',
    '<title>Shop</title><h1>Coming Soon!</h1><p>Wait.</p>',
    {},
  ],
  [
    'coming-soon',
    'a site that opens soon, with its menu',
    `<title>Coming Soon</title>${menu}<h1>Coming Soon</h1>`,
    {},
  ],
  [
    'coming-soon',
    'a site that has moved, and does not lead on',
    '<h1>We have moved</h1><p>Our website has moved to www.shop.store.</p>',
    {},
  ],
  ['coming-soon', 'the same in Hindi', '<h1>वेबसाइट जल्द आ रही है</h1>', {}],
  [
    'coming-soon',
    'maintenance, which answers 503',
    '<title>Maintenance</title><h1>Briefly unavailable for scheduled maintenance.</h1>',
    { status: 503 },
  ],
])('%s: %s', (stop, _what, html, answered) => {
  expect(stopOf(html, answered)).toBe(stop);
});

test.each([
  ['a shop', shop, {}],
  ['a shop that moved within itself', shop, { url: 'https://www.shop.in/en/' }],
  ['a shop with a login in its head', `${login}${shop}`, {}],
  [
    'a small page with a search and a login',
    `<form><input name="q"></form>${login}<h1>Shop</h1>`,
    {},
  ],
  ['a page about logins', shop, { url: 'https://shop.in/blog/how-to-login-to-gst' }],
  ['a login that was typed, with words', shop, { url: `${typed}login`, from: `${typed}login` }],
  ['a dealer that was typed', shop, { url: 'https://sedo.com/', from: 'https://sedo.com/' }],
  [
    'an article on parked domains',
    `${shop}<p>This domain name is parked. Buy this domain.</p>`,
    {},
  ],
  ['a page that is named like its domain', '<title>shop.in</title><h1>Sweets</h1>', {}],
  ['a shop that moved', `${menu}<h1>We have moved</h1><p>Our shop has moved to Rohini.</p>`, {}],
  ['films that come soon', `${shop}<h2>Coming soon</h2>`, {}],
  ['a short page with a menu on which something comes soon', `${menu}<h2>Coming soon</h2>`, {}],
  ['a shell that a script fills', '<title>Shop</title><div id="root"></div>', {}],
  ['an article on pages that are lost', `<title>404 errors</title><h1>404</h1><p>${many}</p>`, {}],
  ['a firm that is called so', '<title>404 Studio</title><h1>404 Studio</h1>', {}],
  ['a hotel that welcomes', '<title>Welcome to CentOS Inn</title><h1>Rooms</h1>', {}],
  ['a page that is called like none', '<title>Page not found</title><h1>Sweets</h1>', {}],
  ['an article on such an error', `<title>Database error</title><p>${many}</p>`, {}],
  ['a page that a script fills', '<title>Shop</title><script src="/app.js"></script>', {}],
  ['a picture', '<img src="/shop.jpg" alt="">', {}],
  ['a page that was read in part', '', { cut: true }],
])('judges %s', (_what, html, answered) => {
  expect(stopOf(html, answered)).toBeUndefined();
});

const html = '<!doctype html><title>Rooms</title><h1>Rooms</h1>';
const sentAs = (type: string, disposition?: string) => ({
  headers: { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) },
});
const asks = (scheme: string) => ({ status: 401, headers: { 'www-authenticate': scheme } });
const atLogin = { url: 'https://shop.in/wp-login.php?redirect_to=%2Frooms' };

test.each<[string, string, string, object, string | undefined]>([
  ['a download', '/rooms', html, sentAs('application/octet-stream'), 'application/octet-stream'],
  ['a page to keep', '/rooms', html, sentAs('text/html', 'attachment'), 'attachment'],
  ['a program', '/rooms.php', '<?php $a = 1;', sentAs('text/plain'), 'text/plain'],
  ['a text', '/notes', 'Notes', sentAs('text/plain'), undefined],
  ['the text of a page', '/rooms.txt', html, sentAs('text/plain'), undefined],
  ['a sheet that is made of HTML', '/prices', html, sentAs('application/vnd.ms-excel'), undefined],
  ['a password', '/rooms', '', asks('Basic realm="x"'), 'HTTP 401'],
  ['a password of dealers', '/prices', '', asks('Basic'), undefined],
  ['what is no password', '/rooms', '', asks('Bearer'), undefined],
  ['our rooms', '/rooms', '', atLogin, atLogin.url],
  ['an account', '/my-account', '', atLogin, undefined],
  ['a program that stops', '/rooms', 'Fatal error: x', {}, 'Fatal error: x'],
  ['a page', '/rooms', html, {}, undefined],
])('%s at %s is of use or not', (called, path, body, with_, why) => {
  const answered = answer(with_);
  const page = 'headers' in with_ ? undefined : pageFrom(body);
  const opened = { ...answered, page, body: Buffer.from(body) };
  expect(uselessBy(new URL(path, typed), called, opened)).toBe(why);
});
