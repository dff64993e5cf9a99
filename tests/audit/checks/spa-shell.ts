import { type Fixtures, withBody } from '../facts.ts';

const filled = '<div id="map"></div><script>go()</script><script src="/app.js"></script>';

export default {
  pass: [
    withBody(`<h1>Cakes</h1>${filled}`),
    withBody(`${'Cakes in Rohini. '.repeat(20)}${filled}`),
    withBody(
      '<p>Opening in May.</p><div id="map"><iframe></iframe></div><script src="/count.js"></script>',
    ),
    withBody(`${'<a href="/a">Cakes</a>'.repeat(3)}${filled}`),
    // Short, but nothing would fill it.
    withBody('<p>Opening in May.</p>'),
  ],
  fail: [
    withBody(filled),
    withBody('<script src="/flutter.js"></script>'),
    withBody('<app-root>Loading…</app-root><script src="/app.js"></script>'),
    withBody(
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script>',
    ),
  ],
} satisfies Fixtures;
