import { type Fixtures, pageFrom, withBody } from '../facts.ts';

const hindi = 'दिल्ली में मिठाई की दुकान। '.repeat(20);

export default {
  pass: [
    withBody('Sweets'),
    { page: pageFrom(`<html lang="hi-IN"><body>${hindi}`) },
    // A few words in Hindi do not make an English page Hindi.
    withBody(`${'Sweets in Delhi. '.repeat(40)} ${hindi.slice(0, 60)}`),
  ],
  fail: [
    { page: pageFrom('<title>x</title>') },
    { page: pageFrom('<html lang=" ">') },
    withBody(hindi),
  ],
} satisfies Fixtures;
