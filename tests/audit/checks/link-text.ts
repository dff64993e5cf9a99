import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: {
    page: page({
      body: '<a href="/a">See prices of cakes</a><a href="#top">more</a><a href="tel:+911">here</a><a href="/start" rel="nofollow">start</a>',
    }),
  },
  partly: { page: page({ body: '<a href="/a">Read more »</a><a href="/b">Prices</a>' }) },
  fail: { page: page({ body: '<a href="/a">Click <b>here</b></a><a href="/b">और पढ़ें</a>' }) },
  notApplicable: { page: page({ body: '<a href="/"><img src="a.png" alt="more"></a>' }) },
};

export default fixtures;
