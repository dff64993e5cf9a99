import { type Fixtures, page, withHead } from '../facts.ts';

const told = (content: string) => withHead(`<meta name="viewport" content="${content}">`);

export default {
  pass: [
    told('width=device-width, initial-scale=1'),
    told('WIDTH=device-width'),
    told('width=device-width initial-scale=1.0; maximum-scale=5'),
    told('initial-scale=1'),
    told('width=360'),
    told('width=480, user-scalable=yes'),
  ],
  fail: [
    { page: page({}) },
    told('width=1024'),
    told('width=1200, initial-scale=0.3'),
    told('width=device-width, initial-scale=0.4'),
    told('user-scalable=no'),
    told('device-width'),
  ],
} satisfies Fixtures;
