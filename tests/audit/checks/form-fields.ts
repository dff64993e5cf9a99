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
      '<input type="email" aria-label="Mail"><input tabindex="-1"><p style="left:-9999px"><input></p>',
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
    // A newsletter, and the form of ASP.NET around a whole page.
    form('<input type="email" placeholder="Mail"><input placeholder="Name">'),
    form('<input type="hidden" name="__VIEWSTATE"><input name="phone"><input name="q">'),
  ],
} satisfies Fixtures;
