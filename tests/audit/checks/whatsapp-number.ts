import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<a href="https://wa.me/919876543210?text=Hi">Chat</a>' }) },
    { page: page({ body: '<a href="https://wa.me/%2B919876543210">Chat</a>' }) },
    {
      page: page({
        body: '<a href="https://api.whatsapp.com/send?phone=%2B919876543210">Chat</a>',
      }),
    },
  ],
  fail: [
    { page: page({ body: '<a href="https://wa.me/9876543210">Chat</a>' }) },
    { page: page({ body: '<a href="https://wa.me/6876543210">Chat</a>' }) },
    { page: page({ body: '<a href="https://wa.me/+91-98765-43210">Chat</a>' }) },
    { page: page({ body: '<a href="https://wa.me/09876543210">Chat</a>' }) },
    { page: page({ body: '<a href="https://wa.me/%zz">Chat</a>' }) },
  ],
  notApplicable: [
    { page: page({}) },
    { page: page({ body: '<a href="https://wa.me/message/ABC">Chat</a>' }) },
    { page: page({ body: '<a href="https://api.whatsapp.com/send?text=Look">Chat</a>' }) },
  ],
};

export default fixtures;
