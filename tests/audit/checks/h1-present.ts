import { type Fixtures, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<h1>Welcome to our sweet shop</h1>'),

    withBody('<h1>Cakes</h1><h1>Sweets</h1>'),
    withBody('<h1><a href="/"><img src="logo.png" alt="Gupta"></a></h1>'),
    withBody('<h1></h1><h1>Cakes</h1>'),
  ],
  fail: [
    withBody('<h1>Welcome To Our Website!</h1>'),
    withBody('<h2>Cakes</h2>'),
    withBody('<h1><img src="logo.png"></h1>'),
  ],
} satisfies Fixtures;
