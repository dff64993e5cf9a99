import { isDeepStrictEqual } from 'node:util';
import { checks } from '../checks/index.ts';
import type { PageFacts, Part, SiteFacts } from '../facts.ts';
import { judge, type Outcomes } from '../judge.ts';
import type { NotSeen, Stage } from '../kinds.ts';
import { drawingFiles, menuPages, pictureFiles } from '../reading/addresses.ts';
import { mainsOf, metaOf, titleOf } from '../reading/metadata.ts';
import type { AuditEvent } from '../said.ts';
import { findAddresses, findLlms, findMadeUp } from './parts/addresses.ts';
import { findCard } from './parts/card.ts';
import { findFiles } from './parts/files.ts';
import { findLinks, findTargets } from './parts/links.ts';
import { findAlternate, findAsGoogle, findPages } from './parts/pages.ts';
import { findListed, findSitemap } from './parts/sitemap.ts';
import { reasonOf } from './unseen.ts';
import type { Visit } from './visit.ts';

/** Saved files have none of these. */
const ofServers: readonly Part[] = ['server', 'certificate', 'madeUp', 'vitals'];
/** The stages whose parts are looked for at once: one begins for the eye when those before it ended. */
const together: readonly (Stage & Part)[] = ['addresses', 'files', 'links', 'pages'];

/** Looks for all parts of a site, and tells what follows from them as soon as they are there; `done` comes last. */
export async function* judgeVisit(visit: Visit): AsyncGenerator<AuditEvent> {
  const { page, fetcher, rules } = visit;
  const files = [...drawingFiles(page), ...pictureFiles(page), ...menuPages(page)];
  const robots = rules.of(new URL(page.url), files);
  const { certificate } = page;
  const facts: Partial<SiteFacts> = { page, robots, server: page, certificate };
  const missing: Partial<Record<Part, NotSeen>> = {};
  if (robots === undefined) missing.robots = 'no-answer';
  if (fetcher.offline) for (const part of ofServers) missing[part] = 'offline';

  let outcomes: Outcomes = {};
  let judged: SiteFacts['pages'] | undefined;
  /** The outcomes that have become decidable, or other ones, since it was last asked. */
  function* news(): Generator<AuditEvent> {
    // What is asked of every page is asked once more when others were opened.
    const others = facts.pages !== judged;
    judged = facts.pages;
    const open = checks.filter(
      ({ id, everyPage }) => outcomes[id] === undefined || (others && everyPage),
    );
    const decided = Object.entries(judge(open, facts, missing)).filter(
      ([id, outcome]) => !isDeepStrictEqual(outcome, outcomes[id]),
    );
    if (decided.length === 0) return;
    const found = Object.fromEntries(decided);
    outcomes = { ...outcomes, ...found };
    yield { kind: 'found', outcomes: found };
  }

  yield* news();
  yield previewOf(page);
  yield { kind: 'stage', stage: 'robots' };

  /** The parts that are being looked for, each with the end of its search. */
  const open = new Map<string, Promise<unknown>>();
  for (const [part, search] of Object.entries(searchesOf(visit))) {
    const ended = search
      .then((found) => Object.assign(facts, { [part]: found }))
      .catch((error) => Object.assign(missing, { [part]: reasonOf(error) }))
      .finally(() => open.delete(part));
    open.set(part, ended);
  }

  let begun = 0;
  let shown: string | undefined;
  for (;;) {
    // What is found while news are told is told the next time.
    const isAll = open.size === 0;
    const now = together.findIndex((stage) => open.has(stage));
    const stages = now < 0 ? together : together.slice(0, now + 1);
    for (const stage of stages.slice(begun)) yield { kind: 'stage', stage };
    begun = stages.length;
    yield* news();
    const thumbnail = facts.card === 'none' ? undefined : facts.card?.thumbnail;
    if (thumbnail !== shown) yield previewOf(page, thumbnail);
    shown = thumbnail;
    if (isAll) break;
    if (open.size > 0) await Promise.race(open.values());
  }
  yield { kind: 'done' };
}

/** Begins to look for the other parts of a site. Their requests wait for their turn in this order. */
function searchesOf(visit: Visit): { readonly [P in Part]?: Promise<SiteFacts[P]> } {
  const addresses = findAddresses(visit);
  const ofServer = !visit.fetcher.offline && {
    madeUp: findMadeUp(visit),
    vitals: visit.vitals?.(new URL(visit.page.url)) ?? Promise.resolve('none' as const),
  };
  const sitemap = findSitemap(visit);
  const listed = sitemap.then((found) => findListed(visit, found));
  const ofPage = {
    card: findCard(visit),
    asGoogle: findAsGoogle(visit),
    alternate: findAlternate(visit),
    files: findFiles(visit),
    links: findLinks(visit),
  };
  const pages = findPages(visit, listed);
  const targets = pages.then((found) => findTargets(visit, found));
  const llms = findLlms(visit);
  return { addresses, ...ofServer, sitemap, listed, ...ofPage, pages, targets, llms };
}

/** How the page looks where others show it. */
function previewOf({ html, url }: PageFacts, image?: string): AuditEvent {
  const title = titleOf(html) || (mainsOf(html)[0]?.text ?? '');
  const description = metaOf(html, 'description')?.content ?? '';
  const card = {
    title: metaOf(html, 'og:title')?.content ?? title,
    description: metaOf(html, 'og:description')?.content ?? description,
    image,
  };
  const google = { title, description, path: new URL(url).pathname };
  return { kind: 'preview', preview: { google, card }, url };
}
