import { decoded } from '../clean-text.ts';
import type { PageFacts } from '../facts.ts';
import { metaOf, titleOf } from './metadata.ts';
import { SPAM } from './spam-words.ts';

/** The same in the name of a site. */
export const SPAM_HOST =
  /casino|nulled|viagra|satta-?matka|(?:satta|matka)-?(?:king|result|guessing|chart|boss)|10cric|4rabet|mostbet|melbet|parimatch|aviator-?(?:game|bet)|(?:^|[.-])bet(?:[.-]|$)|dpboss|(?<!spe)cialis|togel|judi(?:online|bola|slot)|gacor|slot(?:s?online|88|777)|1xbet|bet365|sbobet|porn|xxx/;
/** Hidden, one such is enough. Of all in a text: a `g`. */
export const CERTAIN =
  /\b(?:(?:buy|cheap|order) (?:viagra|cialis|levitra|kamagra|xanax|tramadol)|online casinos?|casino online|slot (?:gacor|online)|judi online|payday loans|canadian pharmacy|nulled (?:themes?|plugins?|scripts?)|situs (?:judi|slot|togel)|togel|sbobet|replica (?:watches|(?:hand)?bags|shoes|sneakers|rolex)|generic (?:viagra|cialis|levitra))\b/gi;

/** The different ones of a text. */
export const certainIn = (text: string): Set<string> =>
  new Set(text.match(CERTAIN)?.map((one) => one.toLowerCase()));

/** Scripts in which nobody writes to buyers in India, and in which those who break in write. */
const FAR = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Thai}]/gu;
const farShare = (text: string) =>
  (text.match(FAR)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);

/** Where a site keeps what it says in such a script itself. */
const TRANSLATED = /^\/(?:cn|ja|jp|ko|kr|ru|th|tw|uk|zh)(?:[-_]\w+)?\//i;

/** Goods that are copied, by their brands, and how those praise them who sell copies. */
const COPIED =
  /\b(?:nike|(?:air )?jordans?|adidas|yeezys?|reebok|new balance|timberlands?|uggs?|(?:christian )?louboutins?|louis vuitton|gucci|prada|chanel|hermes|michael kors|kate spade|burberry|moncler|canada goose|(?:the )?north face|abercrombie|tiffany|pandora|cartier|rolex|ray ?bans?|oakleys?|balenciaga|ralph lauren|longchamp|jerseys?)\b/i;
const PRAISED =
  /\b(?:cheap(?:est)?|fake|replicas?|knock ?offs?|wholesale|outlets?|discount|clearance|authentic|pas cher|billig|baratas?|nfl|nba|nhl|mlb)\b/i;
/** With fewer words nobody knows what a page sells. */
const KNOWN_WORDS = 30;

/** What is strange to a page, by its own words: they are looked through once, since lists name thousands. */
export function strangeTo({ html }: PageFacts) {
  const isOfFar = html.words === 0 || farShare(html.text) >= 0.02;
  const shown = [html.text, ...html.images.map(({ alt }) => alt)].join(' ');
  const maySell = html.words < KNOWN_WORDS || COPIED.test(shown);
  /** In a script that it doesn't use. */
  const isFar = (title: string) => !isOfFar && farShare(title) > 0.3;
  /** It speaks of such things, or of copies that the page doesn't sell. */
  const isSpam = (text: string) =>
    SPAM.test(text) || (!maySell && PRAISED.test(text) && COPIED.test(text));
  const isAddress = (address: string) => {
    const { pathname = '', search = '' } = URL.parse(address) ?? {};
    const path = decoded(pathname);
    const all = decoded(path + search);
    if (isSpam(all.replace(/[-_/+]+/g, ' '))) return true;
    return !TRANSLATED.test(path) && isFar(all.replace(/\.\w+(?=$|\?)/g, ''));
  };
  return { isFar, isSpam, isAddress };
}

/** What a page is called in results. */
export const calledOf = ({ html }: PageFacts): string =>
  `${titleOf(html)} ${metaOf(html, 'description')?.content ?? ''}`.trim();
