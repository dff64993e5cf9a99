import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<a href="tel:+919811427365">Call</a><a href="https://wa.me/919811427365">Chat</a>'),
    withBody('<a href="whatsapp://send?text=Cakes">Share</a>'),
    withBody('<a href="mailto:a@gupta.co.in">Write</a><form action="/enquiry"></form>'),
  ],
  fail: [
    withBody('<a href="tel://+919811427365">Call</a>'),
    withBody('<a href="whatsapp://send?phone=919811427365">Chat</a>'),
    withBody('<a href="https://web.whatsapp.com/send?phone=919811427365">Chat</a>'),
    withBody('<form action="mailto:a@gupta.co.in" method="post"></form>'),
  ],
  partly: withBody('<a href="callto:+919811427365">Call</a><a href="tel:+919811427365">Call</a>'),
  notApplicable: { page: page({}) },
} satisfies Fixtures;
