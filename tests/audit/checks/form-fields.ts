import { type Fixtures, page, withBody } from '../facts.ts';

const form = (fields: string) => withBody(`<form action="/a" method="post">${fields}</form>`);

export default {
  pass: [
    form(
      '<label>Number <input type="tel" name="phone"></label><textarea title="Words"></textarea>',
    ),
    form(
      '<label for="a">Mail</label><input id="a" type="email"><textarea title="Words"></textarea>',
    ),
    form('<input aria-label="Phone" name="phone" inputmode="numeric"><input aria-label="Name">'),
    // Nobody fills in a trap for robots.
    form(
      '<input type="tel" aria-label="Phone"><input aria-label="Name"><p style="display:none"><input></p>',
    ),
    form(
      '<input type="email" aria-label="Mail"><textarea title="Words"></textarea><input tabindex="-1"><p style="left:-9999px"><input></p>',
    ),
  ],
  fail: form('<input type="email" placeholder="Mail"><textarea placeholder="Words"></textarea>'),
  partly: [
    form('<input aria-label="Phone" name="phone"><input aria-label="Name">'),
    form('<input type="tel" aria-label="Phone"><input placeholder="Name">'),
  ],
  notApplicable: [
    { page: page({}) },
    form('<input type="search">'),
    // Newsletters: with a trap for robots, with topics, with a button that says so; and the form of ASP.NET around a whole page.
    form('<input type="email" placeholder="Mail"><input placeholder="Name">'),
    form('<input type="email" placeholder="Mail"><input placeholder="Name"><input tabindex="-1">'),
    form('<input type="email"><input type="checkbox"><input type="checkbox">'),
    form('<input type="email"><input name="first"><input name="last"><button>Subscribe</button>'),
    form('<input name="sender[email]"><input name="recipients[email][]"><textarea></textarea>'),
    form('<input name="email" id="friendEmail"><input name="email"><textarea></textarea>'),
    form('<input type="hidden" name="__VIEWSTATE"><input name="phone"><input name="q">'),
  ],
} satisfies Fixtures;
