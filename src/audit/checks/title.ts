import { parse } from 'tldts';
import { ofEveryPage, ofFacts, ofPage } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { judgeShared } from '../judge.ts';
import { evidenceOf, fail, marked, notApplicable, pass, passIf, passUnless } from '../outcome.ts';
import { lettersOf } from '../reading/hindi.ts';
import { isAboutPrograms, mainsOf, metaOf, titleOf, UNFILLED } from '../reading/metadata.ts';

/** A page's name in results and in the browser's tab: the first title that the standard's tree has. */
export const present = ofEveryPage((page) => {
  const title = page.html.titles[0];
  const evidence = [{ url: page.url, line: title?.line, found: title?.text ?? '' }];
  return passIf(Boolean(title?.text), { evidence });
});

/** What programs, templates and haste leave as a title. */
const NO_TITLE =
  /^(?:(?:the )?(?:home|front|main|landing|new|blank|sample|test|default|index|web|welcome|untitled|your|my)(?: ?(?:page|site|title|document|website|web ?site|tab|app|blog|company|html))?|(?:your|insert|site|page|website|no|my|default) title(?: here)?|(?:html )?document|title|page|website|webpage|template|hello world|index (?:html?|php)|(?:your )?(?:company|business|site|brand) name|html5? template|localhost|undefined|null|welcome to (?:my|our) (?:site|website|page)|(?:create )?(?:next|react|vue|nuxt|vite|parcel|expo|sveltekit|angular|gatsby)(?: js)? (?:app|react|vue|ts|react ts)|(?:my|just another) wordpress (?:site|blog|weblog|web ?site)|(?:my|your) (?:new )?(?:store|shop|business|brand|agency|online store|site title|site name|website title)|mysite|(?:website )?coming soon|(?:site |website )?under construction|maintenance(?: mode)?|lorem ipsum.*|elementor|होम|होम पेज|मुख्य पृष्ठ|मुखपृष्ठ|शीर्षक)(?: \d{1,3})?$/;

/** Shorter words stand in every text. */
const LONG = 4;
/** Of a longer one so many letters tell it, whatever its ending. */
const STEM = 5;
/** A title of fewer words, or a page of fewer, may be right. */
const SEVERAL = 3;
const SAYING = 60;

/** None of its words stands anywhere on the page: it was written for another one. */
function isOfAnother(title: string, { url, html }: PageFacts): boolean {
  const { all, latin } = lettersOf(html.text);
  const found = title.toLowerCase().match(/[a-z]+/g) ?? [];
  const words = found.filter(({ length }) => length >= LONG);
  if (words.length < SEVERAL || html.words < SAYING || latin < all / 2) return false;
  const alts = html.images.map(({ alt }) => alt);
  // A card may have words of the title, which stands first: a title is none of itself.
  const told = [titleOf(html), html.text, url, metaOf(html, 'description')?.content, ...alts];
  const said = told.join(' ').replace(title, '').toLowerCase();
  return words.every((word) => !said.includes(word.slice(0, STEM)));
}

/** All of its parts are such words, or one is still to be filled. */
const isLeft = (title: string): boolean =>
  UNFILLED.test(title) ||
  title
    .toLowerCase()
    .split(/\s[-–—|:•·»]+\s|[|•·»]/)
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
    .filter(Boolean)
    .every((part) => NO_TITLE.test(part));

/** The name of the template, in place of the firm's. */
const OF_THEME =
  /\b(?:HTML5?|Bootstrap|Bulma|Responsive|One ?page|Multi-?purpose|Tailwind|React|Landing page)(?: \w+){0,2} (?:template|theme)\b/i;

/** The title names the page: what programs write by themselves stands on millions. */
export const tells = ofEveryPage((page) => {
  const { url, html } = page;
  const title = titleOf(html);
  const shared = metaOf(html, 'og:title');
  const isThemes = (text: string) => OF_THEME.test(text) && !isAboutPrograms(html);
  const isWrongly = (text: string) => isLeft(text) || isThemes(text) || isOfAnother(text, page);
  if (title !== '' && shared && isWrongly(shared.content))
    return fail({ evidence: [{ url, line: shared.line, found: shared.content }] });
  // Programs are called like addresses: slides.js.
  const isAddress =
    /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z]{2,})+\/?$/.test(title) && parse(title).isIcann;
  const isRight = !(isAddress || isWrongly(title));
  const evidence = [{ url, line: html.titles[0]?.line, found: title }];
  return title === '' ? notApplicable : passIf(isRight, { evidence });
});

/** Pages that we looked at have titles of their own. */
export const own = ofFacts(['page', 'pages'], ({ page, pages }) =>
  judgeShared(page, pages, titleOf),
);

/** Google cuts by width: a Chinese sign takes two places, and a mark of Hindi none. */
const signs = (text: string) => text.replace(/\p{M}/gu, '').replace(/\p{Ideo}/gu, '$&$&').length;

/** Google shows about 60 letters of a title and 160 below it: less than a quarter of that, or more than a third above it, is likely no good. */
export const fitting = ofPage(({ url, html }) => {
  const { line, content, inHead } = metaOf(html, 'description') ?? {};
  const title = titleOf(html);
  // One word may be a name that all know.
  const least = /\s/.test(title) ? 15 : 0;
  const told = [
    { url, line: html.titles[0]?.line, found: isLeft(title) ? '' : title, min: least, max: 80 },
    { url, line, found: (inHead && content) || '', min: 40, max: 213 },
    // What is missing or says nothing is told by a check of its own.
  ].filter(({ found }) => found !== '');
  const wrong = told.filter(({ found, min, max }) => signs(found) < min || signs(found) > max);
  return told.length === 0 ? notApplicable : passUnless(wrong);
});

/** What a template has in its place. */
const NO_HEADING =
  /^(?:welcome(?: to (?:our|my|the) (?:web ?site|site|page|home ?page|store|shop))?|(?:your|main|page|add your|sample) (?:heading|title|headline)(?: text)?(?: here)?|heading|title|headline|hello world|untitled)\W*$/i;

/** The page has a main heading that says something; several are no fault. */
export const heading = ofEveryPage(({ url, html }) => {
  const mains = mainsOf(html);
  const heading = mains.find(({ text }) => text !== '' && !NO_HEADING.test(text));
  if (heading) return pass({ evidence: [{ url, line: heading.line, found: heading.text }] });
  const { line, text: found = '' } = mains[0] ?? {};
  return fail({ evidence: [{ url, line, found, expected: '<h1>…</h1>' }] });
});

/** The page offers Google the lines that stand below its title. */
export const described = ofEveryPage(({ url, html }) => {
  const { line, content = '', inHead = true } = metaOf(html, 'description') ?? {};
  // Google reads none below the head. What an early end of the head takes away is told there.
  if (!inHead && html.headClosedBy) return notApplicable;
  const found = inHead ? content : `<body> … ${content}`;
  const isRight = inHead && content !== '';
  return passIf(isRight, { evidence: [{ url, line, found }] });
});

/** So much of two lines is the same where one is a shorter copy. */
const BEGINNING = 60;

/** The page describes itself once: two plug-ins leave Google and messengers to choose. */
export const once = ofEveryPage((page) => {
  const said = page.html.metas.filter(({ content, inHead }) => content !== '' && inHead);
  const twice = ['description', 'og:description'].flatMap((line) => {
    const same = said.filter(({ name }) => name === line);
    const beginnings = new Set(same.map(({ content }) => content.slice(0, BEGINNING)));
    return beginnings.size > 1 ? same : [];
  });
  return passUnless(evidenceOf(page, twice, ({ name, content }) => `${name}: ${content}`));
});

/** Pages that we looked at have descriptions of their own; one without any shares none. */
export const ownDescription = ofFacts(['page', 'pages'], ({ page, pages }) =>
  judgeShared(page, pages, (html) => metaOf(html, 'description')?.content ?? ''),
);

/** So often in one line says a word only who writes for robots; in two lines once more. */
const OFTEN = 4;
/** And it makes up so much of the line: a long caption may name a town four times. */
const SHARE = 1 / 5;
const LETTERS = /[\p{L}\p{M}]{4,}/gu;
const COMMON = new Set('with your from this that have will more what when were they'.split(' '));
/** A longer text may be about something. */
const LONGEST = 300;

/** A line that says one word again and again, as if Google counted. */
function isStuffed(text: string, often: number): boolean {
  const plain = text.toLowerCase().replace(/<[^<>]*>/g, ' ');
  const words = plain.match(LETTERS) ?? [];
  const counts = Map.groupBy(
    words.filter((word) => !COMMON.has(word)),
    (word) => word,
  );
  const most = Math.max(0, ...counts.values().map(({ length }) => length));
  return text.length <= LONGEST && most >= often && most > words.length * SHARE;
}

/** Titles, headings and words for pictures are written for people. */
export const readable = ofEveryPage((page) => {
  const { titles, images, metas } = page.html;
  const named = (name: string) =>
    metas.filter((meta) => meta.name === name).map(({ content: text, line }) => ({ text, line }));
  const alts = images.map(({ alt = '', line }) => ({ text: alt, line }));
  const short = [...titles.slice(0, 1), ...mainsOf(page.html), ...alts, ...named('og:title')];
  const stuffed = [
    ...short.filter(({ text }) => isStuffed(text, OFTEN)),
    ...named('description').filter(({ text }) => isStuffed(text, OFTEN + 2)),
  ];
  return passUnless([
    ...evidenceOf(page, stuffed, ({ text }) => text),
    ...marked(page, 'faint', 'listed'),
  ]);
});
