import { type Fixtures, pageFrom, withBody } from '../facts.ts';

const hindi = 'दिल्ली में मिठाई की दुकान। '.repeat(20);
const english = 'The sweets of Delhi, for your guests and ours. '.repeat(30);
const tamil = 'சென்னையில் இனிப்புக் கடை. '.repeat(20);
const inLanguage = (lang: string, text: string) => ({
  page: pageFrom(`<html lang="${lang}"><body>${text}`),
});

export default {
  pass: [
    withBody('Sweets'),
    inLanguage('hi-IN', hindi),
    inLanguage('EN-gb', english),
    inLanguage('kok', hindi),
    // A few words in Hindi do not make an English page Hindi, and a few English ones a Hindi page English.
    withBody(`${'Sweets in Delhi. '.repeat(40)} ${hindi.slice(0, 60)}`),
    inLanguage('hi', english + hindi.slice(0, 300)),
    inLanguage('hi', 'Dilli ki sabse achhi mithai, the best of Delhi. '.repeat(30)),
    inLanguage('sd', hindi),
    inLanguage('ta-IN', tamil),
    inLanguage('en', english + tamil),
    inLanguage('nl', 'De beste taarten van de stad, voor uw gasten. '.repeat(30)),
  ],
  fail: [
    { page: pageFrom('<title>x</title>') },
    // Browsers heed it in XML only.
    { page: pageFrom('<html xml:lang="en"><title>x</title>') },
    inLanguage(' ', 'Sweets'),
    inLanguage('english', 'Sweets'),
    inLanguage('en_US', 'Sweets'),
    withBody(hindi),
    inLanguage('en-US', tamil),
    inLanguage('hi', english),
  ],
} satisfies Fixtures;
