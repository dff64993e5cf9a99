import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    {
      page: page({
        body: '<a href="/a">A</a><a href="tel:+911">B</a><a href="#">C</a><a name="top"></a><a role="button" onclick="go()">D</a><a href="">E</a><a>label</a>',
      }),
    },
    { page: page({ body: '<a role="button" href="javascript:void(0)">Menu</a>' }) },
    // WordPress has such words where a link may come, MediaWiki a button to print.
    {
      page: page({
        body: '<a href="/a">A</a><a class="button">Get in touch</a><a href="javascript:print();">Print</a>',
      }),
    },
  ],
  partly: { page: page({ body: '<a href="/a">A</a><a onclick="go()">B</a>' }) },
  fail: {
    page: page({ body: '<a href="javascript:void(0)">A</a><a href="http://[">B</a>' }),
  },
  notApplicable: { page: page({ body: '<a id="top"></a>' }) },
};

export default fixtures;
