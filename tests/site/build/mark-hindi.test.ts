import { describe, expect, it } from 'vitest';
import { markHindi } from '../../../src/site/build/mark-hindi.ts';

describe('Devanagari is marked by itself', () => {
  it.each([
    ['a paragraph', '<p>दुकान की तस्वीर लीजिए।</p>', '<p lang="hi">दुकान की तस्वीर लीजिए।</p>'],
    [
      'a paragraph with a name in Latin letters',
      '<p class="x">हमारी <a href="/Contact">Google Ads</a> सेवा देखिए</p>',
      '<p lang="hi" class="x">हमारी <a href="/Contact">Google Ads</a> सेवा देखिए</p>',
    ],
    [
      'a run within English, its spaces and signs included',
      '<h1>We say नमस्ते, 2 बार! and mean it</h1>',
      '<h1>We say <span lang="hi">नमस्ते, 2 बार</span>! and mean it</h1>',
    ],
    [
      'two runs in one text',
      '<p>First ॐ of many words, then काळ at last</p>',
      '<p>First <span lang="hi">ॐ</span> of many words, then <span lang="hi">काळ</span> at last</p>',
    ],
    ...['ॐ', 'ळ', 'ऋषि', 'ऴ', '१२३', 'र्\u200dय'].map((letters) => [
      letters,
      `<li>the sign ${letters} within a text</li>`,
      `<li>the sign <span lang="hi">${letters}</span> within a text</li>`,
    ]),
    [
      'Devanagari within Hinglish',
      '<p lang="hi-Latn">Chaliye, आरोहण karte hain saath saath</p>',
      '<p lang="hi-Latn">Chaliye, <span lang="hi">आरोहण</span> karte hain saath saath</p>',
    ],
    [
      'a text of an island, whose elements stay what they were',
      '<astro-island><label>नाम</label><p>Your name (नाम) please</p></astro-island>',
      '<astro-island><label lang="hi">नाम</label><p>Your name (नाम) please</p></astro-island>',
    ],
    [
      'what is handed to an island',
      '<astro-island><astro-slot><p>Your name (नाम) please</p></astro-slot></astro-island>',
      '<astro-island><astro-slot><p>Your name (<span lang="hi">नाम</span>) please</p></astro-slot></astro-island>',
    ],
  ])('%s', (_, html, marked) => {
    expect(markHindi(html)).toBe(marked);
  });

  it.each([
    '<p>Words, and &amp; signs</p>',
    '<div lang="hi"><p>पहले से <b>हिंदी</b></p></div>',
    '<title>आरोहण</title><p>English</p><script>const name = "आरोहण";</script>',
    '<p>English<img alt="आरोहण"></p>',
    '<p>Chai, namaste: Hinglish is marked by hand</p>',
  ])('and nothing else changes: %s', (html) => {
    expect(markHindi(html)).toBe(html);
  });
});
