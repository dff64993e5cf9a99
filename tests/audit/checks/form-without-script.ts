import { type Fixtures, page, withBody } from '../facts.ts';

const form = (attributes: string) =>
  withBody(
    `<form ${attributes}><input name="a"><input name="phone"><textarea name="c"></textarea><button>Send</button></form><script src="/app.js"></script>`,
  );

const withFile = (packed: string) =>
  withBody(
    `<form action="/send" method="post" ${packed}><input name="phone"><textarea name="c"></textarea><input type="file" name="f"><button>Send</button></form>`,
  );

export default {
  pass: [
    withBody(
      '<form action="https://forms.example/x"><input name="email"><textarea name="text"></textarea><button>Send</button></form>',
    ),

    form('action="/send" method="post"'),
    form('method="post"'),
    form('action="#sent" method="post"'),
    // A script that we see takes it, or a bundle that draws it again.
    ...[
      '<script>f.addEventListener("submit", (e) => send(new FormData(f)))</script>',
      '<script type="module" src="/app.js"></script>',
    ].map((script) =>
      withBody(
        `<form id="f"><input name="phone"><textarea name="c"></textarea><button>Send</button></form>${script}`,
      ),
    ),
    form('onsubmit="return send(this)"'),
    // It names nothing that would take it without.
    form(''),
    // Its button stands elsewhere.
    withBody(
      '<form id="f" action="/send" method="post"><input name="phone"><textarea name="c"></textarea></form><button form="f">Send</button><script src="/app.js"></script>',
    ),
    withFile('enctype="multipart/form-data"'),
  ],
  fail: [
    withFile(''),
    withBody(
      '<form action="#" method="post"><input name="email"><textarea name="text"></textarea><button>Send</button></form><script src="/app.js"></script>',
    ),
    withBody(
      '<form action="/send" method="post"><input name="email"><textarea name="text"></textarea><button type="button">Send</button></form><script src="/app.js"></script>',
    ),
    withBody(
      '<form action="/send" method="post" onsubmit="send()"><input type="email"><textarea></textarea><button>Send</button></form><script src="/app.js"></script>',
    ),
    withBody(
      '<form action="/send"><input name="email"><textarea name="text"></textarea><button>Send</button></form>',
    ),
    withBody(
      '<form id="f" action="/send" method="post"><input name="phone"><textarea name="c"></textarea></form><button form="g">Go</button><button form="f" type="button">Close</button><script src="/app.js"></script>',
    ),
    form('action="#"'),
    form('action="javascript:void(0)" method="post"'),
  ],
  notApplicable: [
    { page: page({}) },
    // It can't be sent at all.
    withBody('<form><input name="phone"><textarea name="c"></textarea></form>'),
    withBody('<form><input name="q"></form>'),
    // Who writes here is no buyer yet.
    form('id="commentform"'),
    withBody(
      '<form><input name="from"><input name="to"><textarea name="note"></textarea></form><script src="/app.js"></script>',
    ),
    form('action="/api/newsletter/subscribe"'),
    form('aria-label="Write A Review Form"'),
    // Newsletters: with a trap for robots, with topics, with a button that says so; and the form of ASP.NET around a whole page.
    ...[
      '<input type="email"><input placeholder="Name">',
      '<input type="email"><input placeholder="Name"><input tabindex="-1">',
      '<input type="email"><input type="checkbox"><input type="checkbox">',
      '<input type="email"><input name="first"><input name="last"><button>Subscribe</button>',
      '<input name="sender[email]"><input name="recipients[email][]"><textarea></textarea>',
      '<input name="email" id="friendEmail"><input name="email"><textarea></textarea>',
      '<input type="hidden" name="__VIEWSTATE"><input name="phone"><input name="q">',
    ].map((fields) => withBody(`<form>${fields}</form><script src="/app.js"></script>`)),
    withBody(
      '<form><input name="email"><input type="password"><input type="checkbox" name="b"></form>',
    ),
  ],
} satisfies Fixtures;
