import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBuiltSite } from '../../scripts/launch/built-site.ts';
import { checkContent } from '../../scripts/launch/content.ts';
import { report } from '../../scripts/launch/report.ts';
import { checkSettings } from '../../scripts/launch/settings.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('content', () => {
  it('names every file with a sample, and none once all are real', () => {
    cpSync('content', join(root, 'content'), { recursive: true });
    const files = globSync('content/**/*.{yaml,md}', { cwd: root });
    const withSample = files.filter((file) =>
      /^\s*(?:- )?sample: true/m.test(readFileSync(join(root, file), 'utf8')),
    );
    const samples = checkContent(root).filter(({ group }) => group === 'sample');
    expect(samples.map(({ file }) => file)).toEqual(withSample.sort());
    expect(samples.length).toBeGreaterThan(20);

    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8')
        .replaceAll('sample: true', 'sample: false')
        .replaceAll(/aarohan\.example\.com|forms\.example\.com/g, 'aarohan.in')
        .replaceAll(/aarohan[.-]example/g, 'aarohan')
        .replaceAll(/0000000000/g, '9876543210')
        .replaceAll('00000 00000', '98765 43210');
      writeFileSync(join(root, file), text);
    }
    expect(checkContent(root)).toEqual([]);
  });

  it('gives the lines, also of samples in a list', () => {
    put('content/reviews/seo.yaml', 'items:\n  - sample: true\n  - text: real\n    sample: true\n');
    expect(checkContent(root)).toEqual([
      { group: 'sample', file: 'content/reviews/seo.yaml', lines: [2, 4], what: 'is a sample' },
    ]);
  });

  it('reads over comments', () => {
    put('content/site.yaml', '# sample: true while invented, write to a@example.com\nname: A\n');
    expect(checkContent(root)).toEqual([]);
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
  beforeEach(() => {
    for (const piece of ['robots.txt', 'sitemap.xml', 'favicon.ico']) put(piece, '');
    put('index.html', '<meta property="og:image"><script type="application/ld+json"></script>');
  });

  it('is complete with its pieces', () => {
    expect(checkBuiltSite(root)).toEqual([]);
  });

  it('finds a placeholder that was not filled in', () => {
    put('Contact.html', '<p>Call {phone}</p>');
    expect(checkBuiltSite(root)).toEqual([
      expect.objectContaining({
        file: 'Contact.html',
        what: expect.stringContaining('{phone}'),
      }),
    ]);
  });

  it('misses the sitemap and the social card', () => {
    rmSync(join(root, 'sitemap.xml'));
    put('index.html', '<script type="application/ld+json"></script>');
    expect(checkBuiltSite(root)).toHaveLength(2);
  });
});

describe('the report', () => {
  it('groups, names the files and counts', () => {
    const text = report([
      { group: 'setting', file: 'environment', what: 'SITE_URL is not set' },
      { group: 'sample', file: 'content/a.yaml', lines: [1, 2, 3, 4, 5], what: 'is a sample' },
    ]);
    expect(text).toContain('content/a.yaml:1, 2, 3, 4 and 1 more  is a sample');
    expect(text.indexOf('Invented')).toBeLessThan(text.indexOf('Settings'));
    expect(text).toMatch(/Not ready: 2 left\.$/);
  });

  it('says when nothing is left', () => {
    expect(report([])).toBe('Ready to go live: nothing is left.');
  });
});
