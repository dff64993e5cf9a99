import { type Fixtures, withBody, withHead } from '../facts.ts';

export default {
  pass: withBody('<p>Bricks from Jhajjar.</p>'),
  fail: [
    withBody('<p>Lorem ipsum dolor sit amet.</p>'),
    withBody('<footer>info@example.com</footer>'),
    withHead('<title>Shop | Just another WordPress site</title>'),
  ],
} satisfies Fixtures;
