import { readFileSync } from 'node:fs';
import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { languageOf } from '../../../src/catalog/language.ts';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { routes } from '../../../src/catalog/routes.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { hindiRoutes } from '../seo/site-pages.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const SPOKEN = ['alt', 'aria-label', 'title', 'content', 'placeholder'];

const pages = [...routes(), ...hindiRoutes()].map((route) => ({
  route,
  page: new Page(builtSite(), route),
}));

/** Articles in Hindi and Hinglish: their titles by their language. */
const titles = new Map(
  [...namesIn('content/blog')].flatMap((slug) => {
    const [, head = ''] = readFileSync(`content/blog/${slug}.md`, 'utf8').split('---\n');
    const { title, lang } = parse(head);
    return lang && lang !== 'en' ? [[title, lang] as const] : [];
  }),
);

/** Every text below a node that is read aloud, with the language it is in. */
function* spoken(node: Node, around = ''): Generator<readonly [text: string, lang: string]> {
  if (node.type === TEXT_NODE) yield [node.value.trim(), around];
  if (!('children' in node)) return;
  const { name, attributes = {} } = node as Partial<ElementNode>;
  if (name === 'script' || name === 'style') return;
  const lang = attributes.lang ?? around;
  for (const key of SPOKEN) if (attributes[key]) yield [attributes[key], lang];
  for (const child of node.children) yield* spoken(child, lang);
}

it('Hindi is marked as Hindi wherever it is read aloud, and the title of an article by its language', () => {
  expect(titles.size).toBe(3);
  const wrong = pages.flatMap(({ route, page }) =>
    page
      .all('html')
      .flatMap((html) =>
        [...spoken(html)]
          .filter(
            ([text, lang]) =>
              (DEVANAGARI.test(text) && lang !== 'hi') ||
              (titles.has(text) && titles.get(text) !== lang),
          )
          .map(([text, lang]) => `${route} (${lang}): ${text.slice(0, 60)}`),
      ),
  );
  expect(wrong).toEqual([]);
});

it('every picture has a name in words or is hidden, and none is spoken twice', () => {
  const nameOf = ({ attributes }: ElementNode) => attributes['aria-label'] ?? attributes.alt;
  const wrong = pages.flatMap(({ route, page }) => [
    ...page
      .all('svg')
      .filter(({ attributes }) => attributes['aria-hidden'] !== 'true')
      .filter((svg) => svg.attributes.role !== 'img' || !isWords(nameOf(svg)) || readsInside(svg))
      .map((svg) => `${route}: svg ${nameOf(svg)}`),
    ...page
      .all('img')
      .filter((img) => nameOf(img) !== '' && !isWords(nameOf(img)))
      .map((img) => `${route}: img ${nameOf(img)}`),
  ]);
  expect(wrong).toEqual([]);
});

/** Neither empty nor the name of a file. */
const isWords = (name = '') =>
  /\S/.test(name) && !/^[a-z\d]+(?:[-_.][a-z\d]+)+$/.test(name) && !/undefined|null/.test(name);

const readsInside = (svg: ElementNode): boolean =>
  svg.children.some(
    (child) => child.type === ELEMENT_NODE && (child.name === 'text' || readsInside(child)),
  );

it('a circle with two sides is a button that says both', () => {
  const english = pages.filter(({ route }) => languageOf(route) === 'en');
  const circles = english.flatMap(({ page }) => page.all('.flip-circle'));
  expect(circles).toHaveLength(3);
  for (const circle of circles) expect(circle.name).toBe('button');
  const sides = english.flatMap(({ page }) => page.texts('.flip-circle__back'));
  expect(sides.filter((text) => text.length > 10)).toHaveLength(3);
});

it.each([
  [
    'a search that is quoted',
    '/services/seo-services',
    '#reasons [lang="hi-Latn"]',
    'almari banane',
  ],
  ['a review', '/profile/reviews', 'blockquote[lang="hi-Latn"]', 'Pehle sirf apne mohalle'],
])('%s in Hinglish is marked as such', (_what, route, marked, words) => {
  expect(new Page(builtSite(), route).texts(marked).join()).toContain(words);
});
