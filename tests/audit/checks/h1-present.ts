import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<h1>Cakes</h1><h1>Sweets</h1>' }) },
    { page: page({ body: '<h1><a href="/"><img src="logo.png" alt="Gupta"></a></h1>' }) },
    { page: page({ body: '<h1></h1><h1>Cakes</h1>' }) },
  ],
  fail: [
    { page: page({ body: '<h2>Cakes</h2>' }) },
    { page: page({ body: '<h1><img src="logo.png"></h1>' }) },
  ],
};

export default fixtures;
