import { type Fixtures, page, withBody } from '../facts.ts';

const form = (attributes: string) =>
  withBody(
    `<form ${attributes}><input name="a"><input name="phone"><textarea name="c"></textarea><button>Send</button></form><script src="/app.js"></script>`,
  );

export default {
  pass: [
    form('action="/send" method="post"'),
    form('method="post"'),
    form('action="#sent" method="post"'),
  ],
  fail: [form(''), form('action="#"'), form('action="javascript:void(0)" method="post"')],
  notApplicable: [
    { page: page({}) },
    // It can't be sent at all.
    withBody('<form><input name="phone"><textarea name="c"></textarea></form>'),
    withBody('<form><input name="q"></form>'),
    withBody(
      '<form><input name="email"><input type="password"><input type="checkbox" name="b"></form>',
    ),
  ],
} satisfies Fixtures;
