import { describe, expect, it } from 'vitest';
import { routes } from '../../../src/catalog/routes.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { siteDetails } from '../../helpers/site-details.ts';
import { hindiRoutes, metas } from '../seo/site-pages.ts';

/** Fewer words than this in the content are an empty shell. */
const FEWEST_WORDS = 150;

/** What asks for a person, and what asks for the audit (ruling 37). */
const TALK = /\btalk\b|consultation|appointment|get started|call me|first call|baat|बात/i;
const AUDIT = /\baudit\b|जाँच/i;

/** What is in the content and no words that are read. */
const NO_WORDS = /<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g;

const LOADED = /<(?:script|img|iframe|source|video)\b[^>]*\ssrc="([^"]+)"/g;
const LINKED = /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon)")[^>]*href="([^"]+)"/g;
const OWN = /^(?:data:image\/(?:svg\+xml,|gif;base64,)|\/(?!\/))/;

/** What a crawler, or a phone before any script, gets. */
describe.each([...routes(), ...hindiRoutes()])('the raw HTML of %s', (route) => {
  const page = new Page(builtSite(), route);
  const { html } = page;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  it('has its landmarks once, and words', () => {
    for (const landmark of ['body > header', 'main', 'body > footer']) {
      expect(page.all(landmark), landmark).toHaveLength(1);
    }
    const words = main.replace(NO_WORDS, ' ').match(/\S+/g) ?? [];
    expect(words.length).toBeGreaterThan(FEWEST_WORDS);
  });

  it('has one h1, first of all headings, which skip no level', () => {
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(page.all('h1')).toHaveLength(1);
    const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(gaps, `levels skipped in ${levels.join(' ')}`).toEqual([]);
    const chapters = page.texts('main h2');
    expect(chapters, 'chapters of the same name').toEqual([...new Set(chapters)]);
  });

  if (route.startsWith('/services/')) {
    it('says what its description promises in search results: the phrase, and each city', () => {
      const words = page.texts('main').join(' ').toLowerCase();
      const [description = ''] = metas(page, 'description');
      const phrase = /^.{3,45}? (?:agency|company|services)\b/i.exec(description)?.[0];
      const places = [...siteDetails.cities, 'India'].filter((place) =>
        description.includes(place),
      );
      const promised = [...places, ...(phrase ? [phrase] : [])];
      expect(promised.filter((one) => !words.includes(one.toLowerCase()))).toEqual([]);
    });
  }

  it('has no link within what is clicked itself', () => {
    for (const nested of ['button a', 'a button', 'a a', 'summary a']) {
      expect(page.all(nested), nested).toHaveLength(0);
    }
  });

  it('leads where each label says: to a form for a talk, to the address field, to a call', () => {
    const links = page.all('a').map((link) => ({
      label: page.textOf(link),
      href: link.attributes.href ?? '',
      isButton: /button|action-bar/.test(link.attributes.class ?? ''),
    }));
    const wrong = links.filter(({ label, href, isButton }) => {
      const intoContact = /^((?:\/hi)?\/Contact($|[?#])|#proposal|#audit)/.test(href);
      // The menu's entry is called by the page's name.
      if (href.endsWith('/Contact') && /^(?:Contact|संपर्क)/.test(label)) return false;
      if (href.startsWith('tel:')) return !/\d|call|कॉल/i.test(label);
      if (href.startsWith('https://wa.me/')) return !/whatsapp|chat|चैट/i.test(label);
      if (TALK.test(label)) return intoContact ? !href.endsWith('#proposal') : isButton;
      if (!AUDIT.test(label) || !(isButton || intoContact)) return false;
      return (
        !/^(?:\/hi)?\/Contact$/.test(href) &&
        !(href === '#audit' && page.all('#audit').length === 1)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has no note of samples, and no sign of a language, in a row that squeezes it or drives it away', () => {
    expect(page.all('.apart > .sample-note')).toEqual([]);
    const links = page.all('.specialised__index a');
    expect(links.filter(({ children }) => children.length > 1)).toEqual([]);
  });

  it('has nothing that jumps the queue of the Tab key', () => {
    expect(html).not.toMatch(/tabindex="[1-9]/i);
  });

  it('carries no style or handler, which the content policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).not.toMatch(/<[a-z][^>]* on(?:click|load|error)=/);
  });

  it('tells widths of pictures in words that browsers of four years ago read', () => {
    const sizes = page.all('[sizes]').map(({ attributes }) => attributes.sizes);
    expect(sizes.filter((size) => /[<>]|&[lg]t;/.test(size ?? ''))).toEqual([]);
  });

  it('has no trace of measuring, which a build with an ANALYTICS_ID alone has', () => {
    expect(html).not.toMatch(/data-analytics-id|data-asks-again|dataLayer|googletagmanager/);
  });

  it('loads nothing from another host', () => {
    const addresses = [...html.matchAll(LOADED), ...html.matchAll(LINKED)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !OWN.test(address))).toEqual([]);
  });
});
