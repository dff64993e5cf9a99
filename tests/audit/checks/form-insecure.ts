import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<form action="/send"><input name="number"></form>'),
    withBody('<form><input name="number"></form>'),
  ],
  fail: [
    withBody('<a href="http://gupta.example/pay-online.php">Pay</a>'),
    withBody('<a href="http://pages.razorpay.com/advance">Pay</a>'),

    withBody('<form action="http://shop.example/send"><input name="number"></form>'),
  ],
  notApplicable: [
    withBody('<a href="http://news.example.net/2026/leaders-pay-tribute">News</a>'),
    { page: page({ body: '<form><input name="number"></form>' }, { url: 'http://shop.example/' }) },
    { page: page({}) },
    withBody('<form action="http://shop.example/"><button>Go</button></form>'),
  ],
} satisfies Fixtures;
