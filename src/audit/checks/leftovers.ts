import { ofEveryPage } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { notApplicable, passUnless } from '../outcome.ts';
import { isAboutPrograms, mainsOf, titleOf, UNFILLED } from '../reading/metadata.ts';
import { thingsOf } from '../reading/structured-data.ts';

/** What well-known templates bring along: filler text, invented addresses, numbers and people. */
const LEFT =
  /(?<![“‘"'«(])\blorem ipsum dolor\b|\bsed ut perspiciatis unde omnis iste natus\b|यहा[ँं] (?:अपना|आपका) (?:टेक्स्ट|पाठ) (?:लिखें|डालें|जोड़ें)|\bvariations of passages of lorem ipsum\b|\b(?:info|contact|your-?email|name|email)@(?:example|domain|mysite|yourdomain|yoursite|website)\.com\b|\bA108 Adam Street\b|\b22AAAAA0000A1Z5\b|\+1 5589 55488|\+012 345 67890|\b123 (?:Street|(?:Fifth|5th) Ave(?:nue)?|Main (?:Street|St)\.?),? (?:New York|Any ?town)\b|\b198 West 21th Street\b|\b203 Fake St\b|\b500 Terry Francin\w+ St|\bfar far away, behind the word mountains\b|\b(?:was (?:designed|made) with the \W?(?:WIX ?)?\.com website builder|website was (?:made|created) with (?:Webnode|Weebly|Jimdo|Yola))\b|\bExample product title\b|\bPair text with an image to focus on your chosen product\b|\bthe way you tell your story online can make all the difference\b|\bThis is a demo store for testing purposes\b|\bJust another WordPress site\b|\b(?:Your|My) (?:Company|Business) Name\b|©[\s\d–-]{0,20}Your (?:Company|Business|Site|Website|Store)\b|\badd your (?:own )?(?:heading )?text(?: here| and edit me)\b|\bclick (?:the )?edit button to change this text\b|\bThis is an example page\. It.s different from a blog post\b|\bWelcome to WordPress\. This is your first post\b|(?<!>)\b(?:your |website |site |page )?(?:description|text|title|content)(?: (?:of|about|for) (?:your|the|my) \w+)? goes here\b|\bUse this text to share information about your\b|\bJo(?:hn|ane?|nathan) Doe[\s,–-]+(?:CEO|founder|designer|manager|Envato|ThemeForest)\b/i;
/** Whole values of data, as generators make them. */
const IN_DATA =
  /^(?:(?:your )?(?:business|company|organi[sz]ation|shop|site|store|website) name|123 (?:any ?|main )(?:st(?:reet)?|road)\.?|\[object Object\]|undefined|NaN)$/i;
/** A demo's name, and the gaps of a sample policy, where the page speaks of none. */
const DEMO =
  /\b(?:bootstrap|html5?|website|wordpress) (?:template|theme)\b|\[(?:(?:insert|enter|add) )?(?:your )?(?:company|business|website|store|shop|organi[sz]ation|firm)(?:[ _](?:name|url|address))?\]/i;
/** What programs show when they fail: errors, codes of plug-ins that are gone, values that are none. */
const BROKEN =
  /\b(?:Warning|Notice|Deprecated|(?:Fatal|Parse) error): .{3,300}? in \S{1,200}\.php(?: on line |:)\d|\[\/?(?:vc_|et_pb_|fusion_|av_|rev_slider|layerslider|metaslider|smartslider3|elementor-template|woocommerce_)[^\]]{0,200}\]|\[object Object\]|\bLiquid (?:syntax )?error(?: \([^()]{1,100}\))?: |\btranslation missing: [a-z]|(?:₹|\bRs\.?|\bINR) ?(?:NaN|undefined|null)\b|\bundefined undefined\b|\bInvalid Date\b|(?<!\?)(?:\?{2,}\s+){2,}\?{2,}/;
/** A value's name where the value should be. Some scripts fill these in when they run, and name them like `user.firstName`. */
const VARIABLE = /\{\{\s*(?!\w+\.\w*[a-z][A-Z])[A-Za-z_$][\w.$]*(?:\s*\|[^{}]{1,60})?\s*\}\}/;
const FILLS_IN = /angular|vue|alpine|knockout|handlebars|mustache|petite|polymer|createApp/i;
/** The name of a text where the text should be, as `home.hero.title`. */
const KEY =
  /^[a-z][\w-]*(?:\.[\w-]+)*\.(?:h1|title|sub_?title|heading|headline|text|label|desc(?:ription)?|button|btn|cta|placeholder|intro)$/;
/** Tags that were written out instead of being heeded: an opening and a closing one. In brackets they are spoken of. */
const TAGS = /(?<!\()<(?:p|b|strong|em|i|span|div|a|ul|li|h[1-6])\b[^<>]*>[^<>]*<\/\w[^<>]*>/i;
/** Above a box for comments some are told. */
const TELLS_TAGS = /\b(?:HTML (?:tags|mark-?up)|allowed tags|tags (?:are )?allowed)\b/i;
/** What a new WordPress has, and links to. */
const OF_WORDPRESS = /\/(?:hello-world|sample-page)\/?$/i;
/** What somebody tried out and left. */
const TEST =
  /^(?:test(?:ing)?[\s-]*(?:\d+|(?:test(?:ing)?|page|post|product|item|entry|demo|user)[\s\d-]*)|(?:demo|sample|dummy) (?:page|post|product|item)[\s\d]*|asdf\w*|qwerty\w*)$/i;
/** The year until which somebody has looked after a site, and how long ago it has to be. */
const YEAR =
  /(?:©|\(c\)|copyright)[^\d]{0,40}(?<!\b(?:since|est\.?|established|founded)\s{1,3}(?:in )?)(?:(?:19|20)\d\d\s*(?:[-–—]|to|till|से)\s*)?((?:19|20)\d\d)/gi;
/** The same in a title or main heading that asks people to come. */
const OFFERED = /\b(?:admissions?|sale|offers?)\b\D{0,30}\b(20\d\d)\b/gi;
/** And anywhere, where it says that they may. */
const OPEN =
  /\b(?:admissions?|applications?|bookings?|enrol\w*|registrations?) (?:(?:are|form|is|now) )*open(?:[\s:!–-]|\b(?:academic|batch|classe?s?|for|in|session|the|year)\b)+(20\d\d)\b/gi;
const STALE_YEARS = 3;
/** A page about filler text may show some. A heading that is filler itself is none. */
const ABOUT_FILLER =
  /\b(?:what|why|how|who|when|without|us(?:e|ing)|about|generat\w+|history|text)\b.*\blorem ipsum\b|\blorem ipsum\b.*\b(?:is|generator|text|history)\b|\b(?:dummy|filler|placeholder) (?:text|copy)\b/i;
const SHOWN_TO_GOOGLE = new Set(['description', 'og:title', 'og:description', 'og:site_name']);
const AROUND = 40;

/** No words of the template, or of the program that fills it, stand where the firm's own should. */
export const ofTemplates = ofEveryPage((page) => {
  const { anchors, headings, metas, scripts, text, titles } = page.html;
  if ([...titles, ...headings].some((one) => ABOUT_FILLER.test(one.text))) return notApplicable;
  const lines = [...headings, ...anchors].map((one) => one.text);
  const named = metas.filter(({ name }) => SHOWN_TO_GOOGLE.has(name));
  const texts = [text, ...titles.map((one) => one.text), ...named.map(({ content }) => content)];
  const data = thingsOf(page.html)
    .flatMap(({ thing }) => [thing.name, thing.address, thing.streetAddress, thing.email])
    .filter((value) => typeof value === 'string');
  const isOfDemos = /\bt(?:emplat|hem)es?\b/i.test(`${titleOf(page.html)} ${text}`);
  const isTechnical = isAboutPrograms(page.html);
  const isFilled = scripts.some(({ src, code }) => FILLS_IN.test(src ?? code));
  const found = [
    ...[...texts, ...data].flatMap((each) => cutAround(LEFT, each)),
    ...data.filter((value) => IN_DATA.test(value)),
    ...(isOfDemos ? [] : texts.flatMap((each) => cutAround(DEMO, each))),
    ...(isTechnical ? [] : texts.flatMap((each) => cutAround(BROKEN, each))),
    ...(isTechnical || isFilled ? [] : texts.flatMap((each) => cutAround(VARIABLE, each))),
    ...named.flatMap(({ content }) => cutAround(UNFILLED, content)),
    ...(isTechnical || TELLS_TAGS.test(text) ? [] : cutAround(TAGS, text)),
    ...(isTechnical ? [] : lines.filter((line) => KEY.test(line))),
    ...(isTechnical ? [] : anchors.flatMap(({ href = '' }) => OF_WORDPRESS.exec(href) ?? [])),
    ...[...headings, ...titles].map((one) => one.text).filter((line) => TEST.test(line)),
    ...staleYear(page),
  ];
  return passUnless([...new Set(found)].map((each) => ({ url: page.url, found: each })));
});

function staleYear({ headers, html }: PageFacts): string[] {
  const now = new Date(headers.date ?? '').getFullYear();
  const { text } = html;
  const names = [titleOf(html), ...mainsOf(html).map(({ text }) => text)].join(' | ');
  return [text.matchAll(YEAR), names.matchAll(OFFERED), text.matchAll(OPEN)].flatMap((found) => {
    const years = [...found];
    const last = Math.max(...years.map(([, year]) => Number(year)));
    return now - last >= STALE_YEARS ? years.slice(0, 1).map(([all]) => all) : [];
  });
}

/** What a pattern finds, with some of what stands around it. */
function cutAround(pattern: RegExp, text: string): string[] {
  const at = pattern.exec(text)?.index;
  return at === undefined ? [] : [text.slice(Math.max(0, at - AROUND), at + AROUND)];
}
