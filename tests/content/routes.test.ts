import { expect, it } from 'vitest';
import { isKnownHref, ROUTES, similarRoute } from '../../src/catalog/routes.ts';

it('knows the 55 pages of the specification, each once', () => {
  expect(ROUTES).toHaveLength(55);
  expect(new Set(ROUTES.map((route) => route.toLowerCase())).size).toBe(55);
});

it.each([
  '/',
  '/Contact',
  '/brochure.pdf',
  '/profile/career#openings',
  '/policies/terms&conditions',
])('takes %s as a link', (href) => expect(isKnownHref(href)).toBe(true));

it.each(['/contact', '/Contact/', 'Contact', '/profile/blogs/unknown', '/Contact?x=1', ''])(
  'refuses "%s" as a link',
  (href) => expect(isKnownHref(href)).toBe(false),
);

it.each([
  ['/contact', '/Contact'],
  ['/profile/career/', '/profile/career'],
  ['/seo', '/packages/seo'],
  ['/services/blogs', '/profile/blogs'],
])('suggests for %s the page %s', (href, route) => expect(similarRoute(href)).toBe(route));

it('suggests nothing for a link that is like no page', () => {
  expect(similarRoute('/offers')).toBeUndefined();
});
