import { copyFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument, visit } from 'yaml';
import { checkBuiltSite } from '../../../scripts/launch/built-site.ts';
import { checkContent } from '../../../scripts/launch/content.ts';
import { type Finding, report, withForm } from '../../../scripts/launch/finding.ts';
import { checkQuestions } from '../../../scripts/launch/questions.ts';
import { readShipped } from '../../../scripts/launch/remember-samples.ts';
import { checkSamples, readSamples, toRemember } from '../../../scripts/launch/samples.ts';
import { checkSettings } from '../../../scripts/launch/settings.ts';
import { builtSite } from '../../helpers/built-site.ts';
import { folderPerTest } from '../../helpers/folder-per-test.ts';

const folder = folderPerTest();
const put = folder.write;

/** The samples' places, as the report names them. */
const places = (findings: readonly Finding[]) =>
  findings.map(({ file, lines }) => `${file}:${lines}`);

function copyContent(change: (text: string, file: string) => string): void {
  for (const file of globSync('content/**/*.{yaml,md}')) {
    put(file, change(readFileSync(file, 'utf8'), file));
  }
}

const flipFlags = (text: string) => text.replaceAll('sample: true', 'sample: false');

/** A file as its owner leaves it: nothing invented, and other words in every group that was. */
function replaceSamples(text: string): string {
  if (!text.includes('sample: true')) return text;
  const [, fields = text] = text.startsWith('---') ? text.split(/^---$/m) : [];
  const document = parseDocument(fields);
  let count = 0;
  visit(document, {
    Map(_, group) {
      if (group.get('sample') !== true) return;
      group.set('sample', false);
      visit(group, {
        Scalar(key, scalar) {
          if (key === 'key') return;
          if (typeof scalar.value === 'string') scalar.value = `Real ${++count}`;
          else if (!Number.isInteger(Number(scalar.value))) scalar.value = ++count;
        },
      });
    },
  });
  return text.replace(fields, () => String(document));
}

const samplesLeft = () => checkSamples(readSamples(folder.root), readShipped());

describe('samples', () => {
  it('are remembered when they are shipped', () => {
    // Of one that is remembered its owner may have replaced some words already.
    const unknown = readSamples('.').filter(
      (sample) => checkSamples([{ ...sample, invented: false }], readShipped()).length === 0,
    );
    expect(
      unknown.filter(({ invented }) => invented).map(({ file, line }) => `${file}:${line}`),
      'What is real takes sample: false. When it is invented: node scripts/launch/remember-samples.ts',
    ).toEqual([]);
  });

  it('are each named, and each again when only their flags are flipped', () => {
    copyContent((text) => text);
    const before = samplesLeft();
    expect(before.length).toBeGreaterThan(20);
    expect(new Set(before.map(({ what }) => what))).toEqual(new Set(['is a sample']));

    copyContent(flipFlags);
    const flipped = samplesLeft();
    expect(places(flipped)).toEqual(places(before));
    for (const { what } of flipped) expect(what).toContain('words are as they were shipped');
  });

  it('are none any more when all words are others', () => {
    copyContent(replaceSamples);
    expect(readSamples(folder.root).length).toBeGreaterThan(20);
    expect([...samplesLeft(), ...checkContent(folder.root)]).toEqual([]);
  });
});

describe('a sample', () => {
  const shipped = toRemember([
    {
      file: 'content/site.yaml',
      line: 1,
      invented: true,
      words: [
        { path: 'name', text: 'Shikhar Media' },
        { path: 'brandWord', text: 'Shikhar' },
        { path: 'nameDevanagari', text: 'शिखर' },
        { path: 'hours.display', text: 'Mon–Sat' },
      ],
    },
    {
      file: 'content/reviews/seo.yaml',
      line: 3,
      invented: true,
      words: [
        { path: 'reviews[item 1].author', text: 'Om Rao, tiles, Morbi' },
        { path: 'reviews[item 1].text', text: 'They found it in an hour.' },
      ],
    },
  ]);
  const left = () => checkSamples(readSamples(folder.root), shipped);

  it('is known by the one value that was forgotten', () => {
    put(
      'content/site.yaml',
      'sample: false\nname: Parbat\nnameDevanagari: शिखर\nhours:\n  display: Mon–Sat\n',
    );
    expect(left()).toEqual([
      {
        group: 'sample',
        file: 'content/site.yaml',
        lines: [1],
        what: 'sample is false, but the words are as they were shipped: nameDevanagari',
      },
    ]);
  });

  it('is known again in another file, in another place and with another comma', () => {
    put(
      'content/blog/any.md',
      '---\ntitle: A\nquotes:\n  - text: real\n  - sample: false\n    words: They found it, in an hour\n---\n\nsample: true\n',
    );
    expect(left()).toEqual([
      expect.objectContaining({
        lines: [5],
        what: expect.stringMatching(/: quotes\[item 2\]\.words$/),
      }),
    ]);
  });

  it('leaves names to search for: of the agency, and of people without their trade', () => {
    expect(shipped.names).toEqual(['Om Rao', 'Shikhar', 'Shikhar Media', 'शिखर']);
  });
});

describe('content', () => {
  it('gives the lines of placeholders, and reads over comments', () => {
    put('content/site.yaml', '# write to a@example.com\nname: A\nurl: https://a.example.com/b\n');
    expect(checkContent(folder.root)).toEqual([
      expect.objectContaining({ group: 'placeholder', file: 'content/site.yaml', lines: [3] }),
    ]);
  });
});

describe('what a person must answer', () => {
  it('is each claim without the owner’s yes, and each question for a lawyer', () => {
    const claim = (name: string, confirmed: boolean) =>
      `  ${name}:\n    wording: as ${name}\n    source: { from: owner, confirmed: ${confirmed} }\n`;
    put('content/claims.yaml', `claims:\n${claim('asked', false)}${claim('known', true)}`);
    put('content/policies/terms.yaml', 'title: Terms\nlawyer:\n  - Is it valid?\n');
    expect(checkQuestions(folder.root)).toEqual([
      { group: 'owner', file: 'content/claims.yaml', lines: [2], what: 'asked: as asked' },
      { group: 'lawyer', file: 'content/policies/terms.yaml', lines: [3], what: 'Is it valid?' },
    ]);
  });
});

describe('settings', () => {
  const complete = {
    SITE_URL: 'https://www.aarohan.in',
    INQUIRY_RELAY_URL: 'https://relay.aarohan.in/inquiry',
    CALLBACK_RELAY_URL: 'https://relay.aarohan.in/callback',
    PROPOSAL_SHEET_URL: 'https://sheets.aarohan.in/proposals',
    COMMENT_SHEET_URL: 'https://sheets.aarohan.in/comments',
    SMTP_URL: 'smtps://mail.aarohan.in',
    LEADS_MAIL_TO: 'leads@aarohan.in',
  };
  const whats = (environment: Record<string, string>) =>
    checkSettings(environment, 24).map(({ what }) => what);

  it('is content with a complete environment', () => {
    expect(whats(complete)).toEqual([]);
  });

  it('names each setting that is missing', () => {
    const missing = whats({}).join('\n');
    for (const name of Object.keys(complete)) expect(missing).toContain(name);
  });

  it('misses no channel that is switched off', () => {
    const off = Object.keys(complete).filter((name) => /(?:_RELAY|_SHEET|SMTP)_URL$/.test(name));
    const settings = Object.fromEntries(off.map((name) => [name, 'none']));
    expect(off).toHaveLength(5);
    expect(whats({ SITE_URL: complete.SITE_URL, ...settings })).toEqual([]);
  });

  it('refuses an example address, an unencrypted one and forms without a limit', () => {
    expect(whats({ ...complete, SITE_URL: 'https://www.example.com' })).toHaveLength(1);
    expect(whats({ ...complete, INBOX_URL: 'https://inbox.example.com' })).toHaveLength(1);
    expect(whats({ ...complete, SITE_URL: 'http://www.aarohan.in' })).toHaveLength(1);
    expect(whats({ ...complete, LEADS_RATE_LIMIT: 'off' })).toHaveLength(1);
  });

  it('compares the time after which leads are deleted with the privacy policy', () => {
    expect(whats({ ...complete, LEADS_RETENTION_MONTHS: '36' })).toEqual([
      'LEADS_RETENTION_MONTHS is 36, and content/policies.yaml promises 24',
    ]);
  });

  it('passes on what the server itself would refuse', () => {
    expect(whats({ ...complete, PORT: 'many' })).toEqual([expect.stringContaining('PORT must be')]);
  });
});

describe('the built site', () => {
  const whats = () => checkBuiltSite(folder.root, ['Om Rao', 'शिखर']).map(({ what }) => what);

  it('is free to speak of samples and examples', () => {
    put(
      'services/a.html',
      '<style>.example{}</style><h2>Samples and visits</h2>A sample, for example',
    );
    expect(whats()).toEqual([]);
  });

  it.each([
    ['<p>Call {phone}</p>', '{phone}'],
    ['<p>om rao, tiles</p>', 'sample: om rao'],
    ['<p aria-label="शिखर">', 'sample: शिखर'],
    ['<a href="https://wa.me/910000000000">', 'zeros'],
    ['<a href="https://www.instagram.com/shikhar.example">', 'example.com'],
    ['<p>3rd Floor, Sample House</p>', 'a sample: Sample House'],
  ])('finds %s', (html, what) => {
    put('Contact.html', html);
    expect(checkBuiltSite(folder.root, ['Om Rao', 'शिखर'])).toEqual([
      {
        group: 'built',
        file: 'Contact.html',
        what: expect.stringContaining(what),
      },
    ]);
  });

  it('names the first page and counts the others', () => {
    for (const page of ['b.md', 'a.html', 'c.xml']) put(page, 'Om Rao');
    expect(checkBuiltSite(folder.root, ['Om Rao'])).toEqual([
      expect.objectContaining({ file: 'a.html', what: expect.stringContaining('2 more files') }),
    ]);
  });

  it('reads the brochure as well', () => {
    const { name } = parse(readFileSync('content/site.yaml', 'utf8'));
    copyFileSync(join(builtSite(), 'brochure.pdf'), join(folder.root, 'brochure.pdf'));
    expect(checkBuiltSite(folder.root, [name])).toContainEqual(
      expect.objectContaining({ file: 'brochure.pdf', what: expect.stringContaining(name) }),
    );
  });
});

describe('the report', () => {
  it('groups, names the files and counts', () => {
    const text = report([
      { group: 'setting', file: 'environment', what: 'SITE_URL is not set' },
      withForm(
        { group: 'sample', file: 'content/a.yaml', lines: [1, 2, 3, 4, 5], what: 'is a sample' },
        [{ path: 'content/a.yaml', fields: [], address: '/collections/a/entries/a' }],
      ),
    ]);
    expect(text).toContain(
      'content/a.yaml:1, 2, 3, 4 and 1 more  is a sample  http://localhost:4321/#/collections/a/entries/a',
    );
    expect(text.indexOf('samples')).toBeLessThan(text.indexOf('Settings'));
    expect(text).toMatch(/Not ready: 2 left\.$/);
  });

  it('says when nothing is left', () => {
    expect(report([])).toBe('Ready to go live: nothing is left.');
  });
});
