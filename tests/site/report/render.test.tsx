import { html as names, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { checks } from '../../../src/audit/checks/index.ts';
import { type Stop, stages } from '../../../src/audit/kinds.ts';
import { fail, notChecked, partly, pass } from '../../../src/audit/outcome.ts';
import type { Outcome } from '../../../src/audit/said.ts';
import { scoreOf } from '../../../src/audit/scoring.ts';
import { withFigures } from '../../../src/audit/words.ts';
import { inLanguage } from '../../../src/catalog/language.ts';
import { getAuditWords } from '../../../src/catalog/queries/audit.ts';
import { cardOf, renderReport } from '../../../src/site/report/render.tsx';
import type { AuditView, AuditWords, ReportView } from '../../../src/site/report/view.ts';

let words: AuditWords;
beforeAll(async () => {
  words = { ...(await getAuditWords()), siteUrl: 'https://agency.example' };
});

const URL = 'https://shop.example/';
const good = Object.fromEntries(checks.map(({ id }): [string, Outcome] => [id, pass()]));
const bad: Record<string, Outcome> = {
  ...good,
  viewport: fail({ evidence: [{ url: URL, line: 7, found: '', expected: 'width=device-width' }] }),
  'title-present': fail({ evidence: [{ url: URL, line: 4, found: '<title></title>' }] }),
  'img-alt': partly(12, 30, { figures: { count: 18, all: 30 } }),
  'field-vitals': notChecked('time'),
};

function done(outcomes: Record<string, Outcome>, more: Partial<AuditView> = {}): AuditView {
  const progress = { stages, outcomes, score: scoreOf(checks, outcomes), url: URL };
  const base = { kind: 'report', id: 'a1b2', address: 'shop.example', state: 'done' } as const;
  return {
    ...base,
    host: 'shop.example',
    progress,
    mayDelete: false,
    createdAt: new Date('2026-11-22T06:00:00Z'),
    leftOut: false,
    led: undefined,
    before: undefined,
    ...more,
  };
}

const running = (begun: AuditView['progress']['stages']) =>
  done({}, { state: 'running', progress: { stages: begun, outcomes: {} } });

/** Texts of the elements of a class, in order. */
function textsIn(markup: string, className: string): string[] {
  return elementsOf(markup)
    .filter(({ attrs }) =>
      attrs.some((one) => one.name === 'class' && one.value.split(' ').includes(className)),
    )
    .map((element) => textOf(element).replaceAll(/\s+/g, ' ').trim());
}

type Node = Parameters<typeof tree.getParentNode>[0];
type Element = ReturnType<typeof tree.createElement>;

function elementsOf(markup: string): Element[] {
  const below = (node: Node): Element[] => {
    const own = tree.isElementNode(node) ? [node] : [];
    return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(below)] : own;
  };
  return below(parseFragment(markup));
}

const textOf = (node: Node): string =>
  tree.isTextNode(node)
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';

const show = (view: ReportView) => renderReport(view, words);

/** What is shown of a page to be copied, and words of the page itself. */
const QUOTED = ['on-google', 'in-chat'];
const isQuoted = (element: Element) =>
  element.tagName === 'code' ||
  element.attrs.some(({ name, value }) => name === 'class' && QUOTED.includes(value));

/** All that somebody reads in a piece of markup, or hears, beyond what it quotes. */
function wordsOf(node: Node): string[] {
  if (tree.isTextNode(node)) return [node.value];
  if (tree.isElementNode(node) && isQuoted(node)) return [];
  const attributes = tree.isElementNode(node) ? node.attrs : [];
  const READ = /^(?:placeholder|alt|title|aria-label|data-copy-link|data-unreachable)$/;
  const read = attributes.filter(({ name }) => READ.test(name)).map(({ value }) => value);
  return 'childNodes' in node ? [...read, ...node.childNodes.flatMap(wordsOf)] : read;
}

describe('a report while it runs', () => {
  it('says what is looked at, lights the page up by stages, and judges nothing', () => {
    const { html, title } = show(running(['opening', 'reading']));
    expect(title).toBe('SEO audit of shop.example');
    expect(html).toContain('data-stages="opening reading"');
    expect(html).toMatch(/role="status" aria-live="polite"[^>]*>Reading shop\.example/);
    expect(textsIn(html, 'steps__begun')).toHaveLength(2);
    expect(textsIn(html, 'repair')).toEqual([]);
    expect(new Set(textsIn(html, 'group__counts'))).toEqual(new Set(['Still being read']));
  });

  it('announces few things', () => {
    const told = stages.map(
      (_, at) =>
        /role="status"[^>]*>([^<]*)/.exec(show(running(stages.slice(0, at + 1))).html)?.[1],
    );
    expect(new Set(told).size).toBe(2);
  });
});

describe('a report that is done', () => {
  it('puts those repairs first that win most, with proof, remedy and who does it', () => {
    const { html } = show(done(bad));
    const cards = textsIn(html, 'repair');
    expect(cards).toHaveLength(3);
    expect(cards.join()).toContain('line 7');
    expect(cards.join()).toContain('The page is tiny on a phone');
    expect(cards.join()).toContain('Your web person, about 30 minutes');
    expect(cards.join()).toContain('width=device-width');
    expect(cards.join()).toContain('18 of 30');
    for (const card of cards)
      expect(card).toMatch(/How to repair it.*We can do it.*Why it matters/);
  });

  it('says what is wrong without figures where an earlier release had others', () => {
    const { html } = show(done({ ...bad, 'img-alt': partly(12, 30, { figures: { wrong: 18 } }) }));
    expect(textsIn(html, 'repair').join()).toContain('Pictures say nothing to Google.');
    expect(html).not.toContain('{count}');
  });

  it('tells the score with what it is not, and what was not checked apart from faults', () => {
    const view = done(bad);
    const { html } = show(view);
    expect(textsIn(html, 'result__total')).toEqual([String(view.progress.score?.total)]);
    expect(textsIn(html, 'result__sentence')[0]).toMatch(
      new RegExp(
        `^${checks.length - 1} of ${checks.length} checks answered, 1 not checked.*no forecast`,
      ),
    );
    const verdicts = textsIn(html, 'verdict');
    const count = (word: string) => verdicts.filter((verdict) => verdict === word).length;
    expect([count('To repair'), count('Partly right'), count('Not checked')]).toEqual([2, 1, 1]);
  });

  it('does not count what is only told as a fault', () => {
    const { html } = show(done({ ...good, 'llms-txt': fail() }));
    expect(textsIn(html, 'verdict')).toContain('Good to know');
    expect(textsIn(html, 'group__counts').join()).not.toContain('to repair');
    expect(html).toContain('Nothing to repair here');
  });

  it('shows the page’s address as others do: once, and readable in Hindi', () => {
    const path = `/${encodeURIComponent('मिठाई')}`;
    const words = { title: 'Sweets', description: '' };
    const view = done(bad);
    const preview = { google: { ...words, path }, card: words };
    const { html } = show({ ...view, progress: { ...view.progress, preview } });
    expect(textsIn(html, 'on-google__path')).toEqual(['https://shop.example › मिठाई']);
    expect(textsIn(html, 'in-chat__link')).toEqual([`https://shop.example${path}`]);
  });

  it('has a card that says the score and what is wrong first, in no words of the page', () => {
    const shared = { ...good, 'title-shared': fail({ figures: { title: 'Click evil.example' } }) };
    const view = done(shared, { host: 'www.shop.example' });
    expect(cardOf(view, words)).toMatchObject({
      host: 'shop.example',
      heading: words.checks.find(({ id }) => id === 'title-shared')?.problem,
      total: view.progress.score?.total,
    });
    expect(cardOf(done(good), words)?.heading).toBe(words.report.repairs.none);
    expect(cardOf(running(['opening']), words)).toBeUndefined();
  });

  it('compares with the run before', () => {
    const before = {
      score: 61,
      outcomes: { ...good, viewport: fail() },
      at: new Date('2026-11-12T06:00:00Z'),
    };
    const { html } = show(done({ ...good, 'title-present': fail() }, { before }));
    const nameOf = (id: string) => words.checks.find((check) => check.id === id)?.problem;
    const [told] = textsIn(html, 'compared');
    expect(told).toContain('12 November 2026 the score was 61');
    expect(told).toContain(`1 repaired: ${nameOf('viewport')}`);
    expect(told).toContain(`1 new: ${nameOf('title-present')}`);
  });

  it('can be sent on, looked at again, handed to a person, and deleted by whoever may', () => {
    const { html } = show(done(bad, { mayDelete: true }));
    const forms = elementsOf(html).filter(({ tagName }) => tagName === 'form');
    const actions = forms.map(({ attrs }) => attrs.find(({ name }) => name === 'action')?.value);
    expect(actions).toEqual([
      '/api/audits',
      '/api/leads/inquiry',
      '/api/leads/inquiry',
      '/seo-audit/a1b2',
    ]);
    expect(html.match(/name="audit" value="a1b2"/g)).toHaveLength(2);
    expect(html).toContain(encodeURIComponent('https://agency.example/seo-audit/a1b2'));
    expect(show(done(bad)).html).not.toContain('action="/seo-audit/');
  });

  it('shows what strangers wrote as text, wherever it stands', () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>{{{report}}}';
    const outcomes = {
      ...bad,
      'title-present': fail({
        evidence: [{ url: `javascript:${hostile}`, found: hostile, expected: hostile }],
      }),
      'img-alt': fail({ figures: { count: hostile, all: hostile } }),
    };
    const preview = {
      google: { title: hostile, description: hostile, path: `/${hostile}` },
      card: { title: hostile, description: hostile },
    };
    const view = done(outcomes, { address: hostile });
    const { html } = show({ ...view, progress: { ...view.progress, preview } });
    const elements = elementsOf(html);
    expect(elements.filter(({ tagName }) => ['script', 'img', 'style'].includes(tagName))).toEqual(
      [],
    );
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(
      attributes.filter(({ name, value }) => name === 'href' && /^javascript/.test(value)),
    ).toEqual([]);
    expect(
      elements.every(({ namespaceURI }) => [names.NS.HTML, names.NS.SVG].includes(namespaceURI)),
    ).toBe(true);
  });
});

describe('no report', () => {
  it('a run that stopped says why and what to do next, and offers no repairs', () => {
    for (const [stop, { heading }] of Object.entries(words.stops) as [
      Stop,
      { heading: string },
    ][]) {
      const progress = { stages: ['opening' as const], outcomes: {}, stop, status: 418 };
      const { html } = show(done({}, { state: 'stopped', progress }));
      expect(html).toContain(heading);
      expect(html).toMatch(/name="address"[^>]*value="shop\.example"/);
      expect(html).toContain('href="tel:');
      expect(html).not.toContain(words.report.leads.repairs.button);
      expect(html).not.toMatch(/\{\w+\}/);
    }
    const progress = { stages: [], outcomes: {}, stop: 'missing' as const, status: 410 };
    expect(show(done({}, { state: 'stopped', progress })).html).toContain('410');
  });

  it('says which page was read where the address led to another, and that it is another domain', () => {
    const led = { address: 'other.example/in', toOtherDomain: true };
    const moved = show(done(good, { led })).html;
    const { address } = led;
    expect(moved).toContain(withFigures(words.report.moved, { typed: 'shop.example', address }));
    expect(show(done(good, { led: { ...led, toOtherDomain: false } })).html).toContain(
      withFigures(words.report.led, { typed: 'shop.example', address }),
    );
    expect(show(done(good)).html).not.toContain('You typed');
  });

  it.each(['not-an-address', 'mail', 'port', 'profile', 'no-website'] as const)(
    'an address that can’t be read (%s) leads to another one, a call or a proposal',
    (refusal) => {
      const { html, title } = show({ kind: 'refusal', refusal, typed: 'instagram.com/shop' });
      expect(title).toBe(words.refused[refusal].title);
      expect(html).toMatch(
        /<input(?=[^>]*value="instagram.com\/shop")(?=[^>]*autofocus)(?=[^>]*aria-describedby="report-mistake")/i,
      );
      expect(html).toContain('href="/Contact#proposal"');
    },
  );
});

describe('a report in Hindi', () => {
  /** Words that no name and no term of the trade has. */
  const ENGLISH = /\b(?:the|is|are|was|of|and|or|you|your|we|to|for|this|it|not|no|on|at|with)\b/i;
  /** A text has such a word, or is whole without Hindi. */
  const isEnglish = (text: string) =>
    ENGLISH.test(text) || (/[a-z]{2} [a-z]{2}/i.test(text) && !/[\u0900-\u097f]/.test(text));
  let hindi: AuditWords;
  beforeAll(async () => {
    hindi = { ...(await inLanguage('hi', getAuditWords)), siteUrl: 'https://agency.example' };
  });
  const expectHindi = (view: ReportView) => {
    const { html, title } = renderReport(view, hindi);
    const read = [title, ...wordsOf(parseFragment(html))].map((text) =>
      // Code, and what a browser writes.
      text.replaceAll(/`[^`]*`|“[^”]*”/g, ''),
    );
    expect(read.filter(isEnglish)).toEqual([]);
    return html;
  };

  it.each(['pass', 'partly', 'fail', 'not-checked', 'not-applicable'] as const)(
    'has no English sentence, whatever came of its checks: %s',
    (kind) => {
      const outcome = {
        pass: pass(),
        partly: partly(1, 2, { evidence: [{ url: URL, line: 7, found: '' }], elsewhere: true }),
        fail: fail({ evidence: [{ url: URL, found: 'This is English' }] }),
        'not-checked': notChecked('robots'),
        'not-applicable': { kind: 'not-applicable' } as const,
      }[kind];
      const all = Object.fromEntries(checks.map(({ id }): [string, Outcome] => [id, outcome]));
      const before = { score: 61, outcomes: kind === 'pass' ? bad : good, at: new Date() };
      expectHindi(done(all, { before, mayDelete: true, leftOut: true }));
    },
  );

  it('has none while it runs, where it stopped, and where nothing could be read', () => {
    expectHindi(running(['opening']));
    for (const stop of Object.keys(hindi.stops) as Stop[]) {
      const progress = { stages: [], outcomes: {}, stop, status: 418 };
      expectHindi(done({}, { state: 'stopped', progress }));
    }
    for (const refusal of Object.keys(hindi.refused) as (keyof typeof hindi.refused)[]) {
      expectHindi({ kind: 'refusal', refusal, typed: 'shop' });
    }
  });

  it('leads on in Hindi, is sent on as such, and asks again in Hindi', () => {
    const html = expectHindi(done(bad, { mayDelete: true }));
    expect(html).toContain('22 नवंबर 2026');
    expect(html).toContain('action="/hi/seo-audit/a1b2"');
    expect(html).toContain(encodeURIComponent('https://agency.example/hi/seo-audit/a1b2'));
    expect(html).not.toMatch(/href="\/seo-audit/);
    expect(html.match(/name="language" value="hi"/g)).toHaveLength(3);
    expect(html).toMatch(/href="\/policies\/privacy-policy">[^<]*\(अंग्रेज़ी में\)/);
  });
});
