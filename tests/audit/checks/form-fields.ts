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
  fail: [
    form('<input type="email" placeholder="Mail"><textarea placeholder="Words"></textarea>'),
    // A search without a button, and a newsletter.
    form('<input type="search" placeholder="Search">'),
    form('<input type="email" placeholder="Mail"><input placeholder="Name"><button>Join</button>'),
  ],
  partly: [form('<input type="tel" aria-label="Phone"><input placeholder="Name">')],
  notApplicable: [
    { page: page({}) },
    form('<input type="search" placeholder="Cakes"><button>Search</button>'),
    // Traps for robots that a style sheet hides.
    form('<input name="cpro_hp_field_1"><textarea name="honeypot"></textarea>'),
  ],
} satisfies Fixtures;
