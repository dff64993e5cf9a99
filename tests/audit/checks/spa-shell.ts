import { type Fixtures, withBody } from '../facts.ts';

const filled = '<div id="map"></div><script>go()</script><script src="/app.js"></script>';
const app = '<div id="root"></div><script type="module" src="/app.js"></script>';

export default {
  pass: [
    withBody(`<h1>Cakes</h1>${filled}`),
    withBody(`${'Cakes in Rohini. '.repeat(20)}${filled}`),
    withBody(
      '<p>Opening in May.</p><div id="map"><iframe></iframe></div><script src="/count.js"></script>',
    ),
    withBody(`${'<a href="/a">Cakes</a>'.repeat(3)}${filled}`),
    withBody('<div id="dialog">Wait until the cake is baked.</div><script src="/a.js"></script>'),
    // Short, but nothing would fill it.
    withBody('<p>Opening in May.</p>'),
    withBody('<p>Opening in May.</p><div id="fb-root"></div><script src="/count.js"></script>'),
    withBody('<div id="root"></div><script type="application/json">{}</script>'),
    withBody(
      '<h1>Cakes</h1><main><img src="/cake.jpg" alt="A cake"></main><script src="/a.js"></script>',
    ),
    // However far it is indented.
    withBody(
      `<main>\n${' '.repeat(40)}<div>\n${' '.repeat(44)}<p>We bake cakes in Rohini.</p></div></main><script src="/a.js"></script>`,
    ),
  ],
  notApplicable: [
    // A frame or a jump is told by checks of their own.
    withBody('<iframe src="https://other.example/"></iframe><script src="/a.js"></script>'),
    withBody('<script>location.href = "/home"</script>'),
  ],
  fail: [
    // A name alone says nothing of what there is.
    withBody(`<main><h1>Cakes</h1><div id="app"></div></main><script src="/app.js"></script>`),
    withBody('<div id="place"></div><script src="/app.js"></script>'),
    withBody(''),
    withBody('<script src="/flutter.js"></script>'),
    withBody('<app-root>Loading…</app-root><script src="/app.js"></script>'),
    withBody(`<noscript>You need to enable JavaScript to run this app.</noscript>${app}`),
    // Whatever stands around the part that matters.
    withBody(
      `${'<a href="/a">Cakes</a>'.repeat(5)}<div role="main"><h1></h1></div><footer><h4>Help</h4></footer><script src="/a.js"></script>`,
    ),
    withBody(
      `${'<a href="/a">Cakes</a>'.repeat(5)}<main>Loading...</main><footer><h4>Help</h4></footer><script src="/a.js"></script>`,
    ),
    // Whatever is said to those without scripts.
    withBody(
      `<noscript><h1>Please switch on JavaScript</h1>${'This shop needs scripts, and tells you so at length. '.repeat(8)}<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></noscript>${app}`,
    ),
    withBody(`<div class="wrap">${app}</div>`),
    withBody(app.replace('</div>', '<h1>Loading …</h1></div>')),
    withBody(
      '<div id="app"><img src="logo.svg" alt=""><p>Loading, please wait a moment …</p></div><script>start()</script>',
    ),
    withBody(`${'<a href="/a">Cakes</a>'.repeat(5)}${app}<footer>Gupta Sweets, Rohini</footer>`),
  ],
} satisfies Fixtures;
