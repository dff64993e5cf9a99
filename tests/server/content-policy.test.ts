import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy as cspOf } from '../../src/server/csp.ts';

/** The sources of each directive. */
function parse(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('what has no directive of its own is refused', () => {
  expect(parse(cspOf(''))).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  });
});

test.each(['', ' type="module"', " type='text/javascript'", ' type=speculationrules data-x="y>z"'])(
  'an inline <script%s> is let in by its hash',
  (attributes) => {
    const policy = parse(cspOf(`<script${attributes}>{}</script>`));
    expect(policy['script-src']).toEqual(["'self'", sha256('{}')]);
  },
);

test.each([' type="application/ld+json"', ' src="/app.js"', ' type="application/json"'])(
  '<script%s> needs no hash',
  (attributes) => {
    expect(cspOf(`<script${attributes}>{}</script>`)).toBe(cspOf(''));
  },
);

test('inline styles are let in by their hash; what stands there twice is listed once', () => {
  const style = '<style>h1 { color: teal }</style>';
  expect(parse(cspOf(style + style))['style-src']).toEqual([
    "'self'",
    sha256('h1 { color: teal }'),
  ]);
});

describe('a page that measures visits', () => {
  test.each(['G-ABCDEF1234', 'GTM-ABC1234'])('with %s lets in Google, and nothing inline', (id) => {
    const policy = parse(cspOf(`<section data-analytics-id="${id}" hidden><style>1</style>`));
    expect(policy['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com']);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['img-src']).toContain('https://*.google-analytics.com');
    expect(policy['style-src']).toEqual(["'self'", sha256('1')]);
    expect(policy).not.toHaveProperty('require-trusted-types-for');
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(policy['frame-src']).toEqual(parse(cspOf(''))['frame-src']);
  });

  test.each([
    '<p>Nothing</p>',
    '<section data-analytics-id="">',
    '<section data-analytics-id="https://evil.example">',
    '<p> data-analytics-id=&quot;G-ABCDEF1234&quot;</p>',
  ])('is only one with an id: %s has the policy of all pages', (html) => {
    expect(cspOf(html)).toBe(cspOf(html));
  });
});
