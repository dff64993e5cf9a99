import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody(
      '<form action="/send" method="post"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
    ),
    withBody(
      '<form method="post"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
    ),
  ],
  fail: [
    withBody('<form><input name="a"><input name="b"><textarea name="c"></textarea></form>'),
    withBody(
      '<form action="#" method="post"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
    ),
    withBody(
      '<form action="javascript:void(0)"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
    ),
  ],
  notApplicable: [
    { page: page({}) },
    withBody('<form><input name="q"></form>'),
    withBody(
      '<form><input name="a"><input type="password"><input type="checkbox" name="b"></form>',
    ),
  ],
} satisfies Fixtures;
