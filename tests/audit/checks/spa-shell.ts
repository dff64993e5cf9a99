import { type Fixtures, page } from '../facts.ts';

const filled = '<div id="map"></div><script>go()</script><script src="/app.js"></script>';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: `<h1>Cakes</h1>${filled}` }) },
    { page: page({ body: `${'Cakes in Rohini. '.repeat(20)}${filled}` }) },
    {
      page: page({
        body: '<p>Opening in May.</p><div id="map"><iframe></iframe></div><script src="/count.js"></script>',
      }),
    },
    { page: page({ body: `${'<a href="/a">Cakes</a>'.repeat(3)}${filled}` }) },
    // Short, but nothing would fill it.
    { page: page({ body: '<p>Opening in May.</p>' }) },
  ],
  fail: [
    { page: page({ body: filled }) },
    { page: page({ body: '<script src="/flutter.js"></script>' }) },
    { page: page({ body: '<app-root>Loading…</app-root><script src="/app.js"></script>' }) },
    {
      page: page({
        body: '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script>',
      }),
    },
  ],
};

export default fixtures;
