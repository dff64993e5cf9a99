import { expect, test } from 'vitest';
import { folderFetcher } from '../../scripts/audit/folder-fetcher.ts';
import { progressOf } from '../../src/audit/events.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';
import type { AuditEvent, Outcome } from '../../src/audit/said.ts';
import { routes } from '../../src/catalog/routes.ts';
import { builtSite, Page } from '../helpers/built-site.ts';
import { projectRoot } from '../helpers/node-process.ts';

/** A page of each kind; ALL_PAGES=1 takes every one. */
const SAMPLE = [
  '/',
  '/Contact',
  '/seo-audit',
  '/hi/seo-audit',
  '/services/b2b-lead-generation-services',
  '/profile/blogs/all',
  '/policies/privacy-policy',
];
const paths: readonly string[] = process.env.ALL_PAGES ? routes(projectRoot) : SAMPLE;

/** Where the build says that it stands. */
const [canonical] = new Page(builtSite(), '/').all('link[rel=canonical]');
const site = new URL(canonical?.attributes.href ?? '');

/** Number and mail address of content/site.yaml until the owner has written real ones: nobody can have them. */
const STAND_IN = /910{10}$|example\.com$/;
const isStandIn = (outcome: Outcome) =>
  'evidence' in outcome && outcome.evidence?.every(({ found = '' }) => STAND_IN.test(found));

/** Checks that find anything to mend on a page, were it a little. */
async function faultsOf(path: string) {
  const fetcher = folderFetcher(builtSite(), site);
  const events: AuditEvent[] = [];
  const run = runAudit(new URL(path, site), { fetcher, robot: 'TestAudit' });
  for await (const event of run) events.push(event);
  const { outcomes } = progressOf(events);
  expect(outcomes['title-present'], 'a page that was read').toMatchObject({ kind: 'pass' });
  return Object.entries(outcomes).filter(
    ([, outcome]) => (outcome.kind === 'fail' || outcome.kind === 'partly') && !isStandIn(outcome),
  );
}

test.each(paths)('our own audit finds nothing to mend on %s', async (path) => {
  expect(await faultsOf(path)).toEqual([]);
});
