import { ofEveryPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { isOwn, webAddress } from '../reading/files.ts';

/** What those sell who break into sites, or buy places in them. */
const SPAM =
  /\b(?:online casinos?|casinos?(?: online| bonus| slots?| games?)?|slot (?:gacor|online|deposit|demo)|slots? machines?|judi (?:online|bola|slot)|togel|sbobet|situs (?:judi|slot|togel)|baccarat|roulette|poker(?: online)?|1xbet|bet365|mostbet|melbet|parimatch|(?:sports? )?betting|satta(?: matka| king)?|viagra|cialis|levitra|kamagra|sildenafil|tadalafil|xanax|tramadol|phentermine|canadian pharmacy|online pharmacy|payday loans?|nulled|replica (?:watches|bags|rolex)|porno?|xxx|escort services?|call girls?|essay writing service)\b/i;
/** The same in the name of a site. */
const SPAM_HOST =
  /casino|nulled|viagra|(?<!spe)cialis|togel|judi(?:online|bola|slot)|gacor|slot(?:s?online|88|777)|1xbet|bet365|sbobet|porn|xxx/;
/** Hidden, one such is enough. */
const CERTAIN =
  /\b(?:(?:buy|cheap|order) (?:viagra|cialis|levitra|kamagra|xanax|tramadol)|online casinos?|casino online|slot (?:gacor|online)|judi online|payday loans|canadian pharmacy|nulled (?:themes?|plugins?|scripts?))\b/i;
/** Scripts that dig for coins in the visitor's phone. */
const MINER =
  /coin-?hive|crypto-?loot|coinimp|authedmine|webminepool|deepminer|jsecoin|minero\.cc|cryptonight/i;
const HIDDEN = 2;
const SHOWN = 5;
const SITES = 3;

/** No links of casinos and pills and no scripts that dig for coins, which others put into a page that is about something else. */
export const hiddenLinks = ofEveryPage((page) => {
  const { html } = page;
  const mains = html.headings.filter(({ level }) => level === 1);
  const about = [...html.titles, ...mains].map(({ text }) => text).join(' ');
  const links = html.anchors.flatMap(({ href = '', line, text, unseen }) => {
    const to = webAddress(href, html.base);
    const isSpam = to && !isOwn(page, to.href) && (SPAM.test(text) || SPAM_HOST.test(to.hostname));
    return isSpam ? [{ line, text, unseen, host: to.hostname, href }] : [];
  });
  const miners = html.scripts.filter(({ src, code }) => MINER.test(src ?? code));
  if (miners.length > 0)
    return fail({
      figures: { count: miners.length },
      evidence: evidenceOf(page, miners, ({ src, code }) => src ?? code),
    });
  if (html.anchors.length === 0) return notApplicable;
  const hidden = links.filter(({ unseen }) => unseen);
  const sites = new Set(links.map(({ host }) => host)).size;
  const isHidden = hidden.length >= HIDDEN || hidden.some(({ text }) => CERTAIN.test(text));
  const isMany = isHidden || (links.length >= SHOWN && sites >= SITES);
  // A hotel with a casino, a chemist, a paper that writes of both.
  if (!isMany || SPAM.test(about)) return pass({ figures: { count: 0 } });
  const shown = isHidden ? hidden : links;
  return fail({
    figures: { count: shown.length },
    evidence: evidenceOf(page, shown, ({ text, href }) => `${text} (${href})`),
  });
});
