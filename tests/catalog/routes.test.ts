import { expect, it } from 'vitest';
import { isKnownHref, similarRoute } from '../../src/catalog/routes.ts';

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
  ['/services/ai-seo-service', '/services/ai-seo-services'],
  ['/services/blogs', '/profile/blogs'],
])('suggests for %s the page %s', (href, route) => expect(similarRoute(href)).toBe(route));

it('suggests nothing for a link that is like no page', () => {
  expect(similarRoute('/offers')).toBeUndefined();
});
