import { type Fixtures, withBody } from '../facts.ts';

export default {
  pass: [
    withBody(
      '<a href="/a">A</a><a href="tel:+911">B</a><a href="#">C</a><a name="top"></a><a role="button" onclick="go()">D</a><a href="">E</a><a>label</a>',
    ),
    withBody('<a role="button" href="javascript:void(0)">Menu</a>'),
    // WordPress has such words where a link may come, MediaWiki a button to print.
    withBody(
      '<a href="/a">A</a><a class="button">Get in touch</a><a href="javascript:print();">Print</a>',
    ),
  ],
  partly: withBody('<a href="/a">A</a><a onclick="go()">B</a>'),
  fail: withBody('<a href="javascript:void(0)">A</a><a href="http://[">B</a>'),
  notApplicable: withBody('<a id="top"></a>'),
} satisfies Fixtures;
