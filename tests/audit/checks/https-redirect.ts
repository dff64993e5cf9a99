import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: {
    server: answer(),
    addresses: {
      plain: { asked: 'http://shop.example/', url: 'https://shop.example/', status: 200 },
    },
  },
  partly: {
    server: answer(),
    addresses: {
      plain: { asked: 'http://shop.example/', url: 'https://shop.example/', status: 200 },
      lost: { asked: 'http://shop.example/menu', url: 'https://shop.example/', status: 200 },
    },
  },
  fail: {
    server: answer(),
    addresses: {
      plain: { asked: 'http://shop.example/', url: 'http://shop.example/', status: 200 },
    },
  },
  notApplicable: [
    { server: answer(), addresses: {} },
    {
      server: answer(),
      addresses: {
        plain: { asked: 'http://shop.example/', url: 'http://shop.example/', status: 0 },
      },
    },
    {
      server: answer({ url: 'http://shop.example/' }),
      addresses: {
        plain: {
          asked: 'http://shop.example/',
          url: 'http://shop.example/',
          status: 200,
        },
      },
    },
  ],
} satisfies Fixtures;
