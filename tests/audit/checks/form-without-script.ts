import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    {
      page: page({
        body: '<form action="/send" method="post"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
      }),
    },
    {
      page: page({
        body: '<form method="post"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
      }),
    },
  ],
  fail: [
    {
      page: page({
        body: '<form><input name="a"><input name="b"><textarea name="c"></textarea></form>',
      }),
    },
    {
      page: page({
        body: '<form action="#" method="post"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
      }),
    },
    {
      page: page({
        body: '<form action="javascript:void(0)"><input name="a"><input name="b"><textarea name="c"></textarea></form>',
      }),
    },
  ],
  notApplicable: [
    { page: page({}) },
    { page: page({ body: '<form><input name="q"></form>' }) },
    {
      page: page({
        body: '<form><input name="a"><input type="password"><input type="checkbox" name="b"></form>',
      }),
    },
  ],
};

export default fixtures;
