import { type Fixtures, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withBody('<p>Bricks from Jhajjar.</p>'),
    withBody('<p>Printers set “Lorem ipsum dolor sit amet” in the 1960s.</p>'),
  ],
  fail: [
    withBody('<p>Lorem ipsum dolor sit amet.</p>'),
    withBody('<h2>Lorem ipsum</h2><p>Lorem ipsum dolor sit amet.</p>'),
    withBody('<footer>info@example.com</footer>'),
    withHead('<title>Shop | Just another WordPress site</title>'),
  ],
  notApplicable: withBody(
    '<h2>What is lorem ipsum?</h2><p>“Lorem ipsum dolor sit amet” is Latin.</p>',
  ),
} satisfies Fixtures;
