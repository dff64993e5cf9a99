import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { expect, it } from 'vitest';
import { routes } from '../../../src/catalog/routes.ts';
import { promisesWithTerms } from '../../../src/catalog/words/claims.ts';
import {
  linkPromises,
  mentionFinder,
  SECTION_LIKE,
} from '../../../src/site/build/promise-links.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

/** Not seen, or words of a client. */
const NOT_READ = /^(?:script|style|svg|template|blockquote)$/;

interface Mention {
  readonly words: string;
  /** Text around it. */
  readonly text: string;
  readonly linked: boolean;
  readonly beside: boolean;
}

const find = mentionFinder(promisesWithTerms());

function hrefsIn(node: Node): string[] {
  const own = node.type === ELEMENT_NODE && node.name === 'a' ? [node.attributes.href ?? ''] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(hrefsIn)] : own;
}

function mentionsBelow(node: Node, section: ElementNode, link: string): Mention[] {
  if (node.type === TEXT_NODE) {
    const text = String(node.value);
    return find(text).map(({ words, promise: { href } }) => {
      const linked = link === href;
      return { words, text, linked, beside: linked || hrefsIn(section).includes(href) };
    });
  }
  if (node.type !== ELEMENT_NODE || NOT_READ.test(node.name)) return [];
  if (node.attributes['aria-hidden'] === 'true') return [];
  return node.children.flatMap((child: Node) =>
    mentionsBelow(
      child,
      SECTION_LIKE.test(node.name) ? node : section,
      node.name === 'a' ? (node.attributes.href ?? '') : link,
    ),
  );
}

/** What promises on a page, in the text of its main part. */
const mentionsOn = (dir: string, route: string) =>
  new Page(dir, route).all('main').flatMap((main) => mentionsBelow(main, main, ''));

it('whatever promises is a link to its terms, or stands beside one', () => {
  const dir = builtSite();
  const pages = routes().filter((route) => route !== '/policies/guarantee');
  const mentions = pages.flatMap((route) =>
    mentionsOn(dir, route).map((mention) => ({ route, ...mention })),
  );
  console.log(
    `${mentions.length} mentions of promises: ${mentions.filter(({ linked }) => linked).length} link to their terms, ${mentions.filter(({ linked, beside }) => beside && !linked).length} stand beside a link`,
  );
  expect(mentions.length).toBeGreaterThan(50);
  expect(
    mentions
      .filter(({ beside }) => !beside)
      .map(({ route, words, text }) => `${route}: “${words}” in “${text.trim()}”`),
  ).toEqual([]);
});

it.each([
  [
    '<p>Leads in 7 days. Leads in 7 days.</p>',
    '<p><a class="to-terms" href="/t#leads">Leads in 7 days</a>. Leads in 7 days.</p>',
  ],
  [
    '<h2>Leads in seven days, or your money back</h2><p>₹5</p><p>Yes.</p>',
    '<h2>Leads in seven days, or your money back</h2><p>₹5</p><p>Yes. <a class="to-terms" href="/t#leads">Terms</a></p>',
  ],
  [
    '<h2>Leads in 7 days</h2><p>Yes: leads in 7 days.</p>',
    '<h2>Leads in 7 days</h2><p>Yes: <a class="to-terms" href="/t#leads">leads in 7 days</a>.</p>',
  ],
  [
    '<section>leads in 7 days</section><section>leads in 7 days</section>',
    '<section><a class="to-terms" href="/t#leads">leads in 7 days</a></section><section><a class="to-terms" href="/t#leads">leads in 7 days</a></section>',
  ],
  [
    '<a href="/">leads in 7 days</a><svg><title>leads in 7 days</title></svg>',
    '<a href="/">leads in 7 days</a><svg><title>leads in 7 days</title></svg>',
  ],
])('links once in a section, and never in a heading or link: %s', (before, after) => {
  const leads = {
    name: 'leads',
    href: '/t#leads',
    mentions: ['leads in 7 days', 'leads in 7 days or money back'],
  };
  const linked = linkPromises(
    `leads in 7 days<main>${before}</main>`,
    mentionFinder([leads]),
    'Terms',
  );
  expect(linked).toBe(`leads in 7 days<main>${after}</main>`);
});
