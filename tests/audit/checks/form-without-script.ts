import { type Fixtures, page, withBody } from '../facts.ts';

const form = (attributes: string) =>
  withBody(
    `<form ${attributes}><input name="a"><input name="phone"><textarea name="c"></textarea></form>`,
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
    withBody('<form><input name="q"></form>'),
    withBody(
      '<form><input name="email"><input type="password"><input type="checkbox" name="b"></form>',
    ),
  ],
} satisfies Fixtures;
