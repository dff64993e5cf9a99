import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: `<h1>Cakes</h1><script src="/app.js"></script>` }) },
    { page: page({ body: `${'Cakes in Rohini. '.repeat(20)}<script src="/app.js"></script>` }) },
    // Short, but nothing would fill it.
    { page: page({ body: '<p>Opening in May.</p>' }) },
    { page: page({ body: '<p>Opening in May.</p><script src="/visits.js"></script>' }) },
    {
      page: page({ body: '<div id="opening">Opening in May.</div><script src="/a.js"></script>' }),
    },
  ],
  fail: [
    {
      page: page({
        body: '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script>',
      }),
    },
    { page: page({ body: '<app-root>Loading …</app-root><script src="/main.js"></script>' }) },
    {
      page: page({
        body: '<div class="page"><div id="app"></div></div><script src="/a.js"></script>',
      }),
    },
  ],
};

export default fixtures;
