import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ body: '<p>Bricks from Jhajjar.</p>' }) },
  fail: [
    { page: page({ body: '<p>Lorem ipsum dolor sit amet.</p>' }) },
    { page: page({ body: '<footer>info@example.com</footer>' }) },
    { page: page({ head: '<title>Shop | Just another WordPress site</title>' }) },
  ],
};

export default fixtures;
