import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<a href="https://wa.me/919876543210?text=Hi">Chat</a>'),
    withBody('<a href="https://wa.me/%2B919876543210">Chat</a>'),
    withBody('<a href="https://api.whatsapp.com/send?phone=%2B919876543210">Chat</a>'),
  ],
  fail: [
    withBody('<a href="https://wa.me/9876543210">Chat</a>'),
    withBody('<a href="https://wa.me/6876543210">Chat</a>'),
    withBody('<a href="https://wa.me/+91-98765-43210">Chat</a>'),
    withBody('<a href="https://wa.me/09876543210">Chat</a>'),
    withBody('<a href="https://wa.me/%zz">Chat</a>'),
  ],
  notApplicable: [
    { page: page({}) },
    withBody('<a href="https://wa.me/message/ABC">Chat</a>'),
    withBody('<a href="https://api.whatsapp.com/send?text=Look">Chat</a>'),
  ],
} satisfies Fixtures;
