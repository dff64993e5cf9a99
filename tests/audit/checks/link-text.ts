import { type Fixtures, pageFrom, withBody } from '../facts.ts';

export default {
  pass: [
    withBody(
      '<a href="/a"><svg><title>Cart</title></svg></a><a href="/b" aria-hidden="true"></a><a href="/c">C</a>',
    ),
    withBody(
      '<a href="/a">See prices of cakes</a><a href="#top">more</a><a href="tel:+911">here</a><a href="javascript://">More</a><a href="/start" rel="nofollow">start</a><noscript><a href="/?plain">here</a></noscript>',
    ),
    { page: pageFrom('<html lang="de"><a href="/">Start</a>') },
    // Of the second link that the standard makes of this nobody knows.
    withBody('<a href="/a"><h4>Cakes</h4><p></a></p>'),
  ],
  partly: [withBody('<a href="/a">Read more</a><a href="/b">Read more »</a>')],
  fail: [
    withBody('<a href="/a"><i class="fa"></i></a>'),
    withBody('<a href="/a">Click <b>here</b></a><a href="/b">और पढ़ें</a>'),
  ],
  notApplicable: withBody('<a href="/"><img src="a.png" alt="more"></a>'),
} satisfies Fixtures;
