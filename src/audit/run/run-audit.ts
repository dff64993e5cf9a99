import { cleanTexts } from '../clean-text.ts';
import type { PageFacts, Part } from '../facts.ts';
import type { Stage } from '../kinds.ts';
import { drawingFiles, menuPages } from '../reading/addresses.ts';
import { mainsOf, metaOf, titleOf } from '../reading/metadata.ts';
import type { AuditEvent, Preview } from '../said.ts';
import { Findings } from './findings.ts';
import { lookForParts } from './look-for-parts.ts';
import { noPageStop } from './no-page.ts';
import { openPage, readAnswer } from './open-page.ts';
import type { RunTools, Visit } from './run-tools.ts';

/** When a run stops asking, after its start. */
export const ASKING_MS = 9000;

const ofServers: readonly Part[] = ['server', 'addresses', 'certificate', 'madeUp', 'vitals'];

/**
 * Audits a page and tells what happens; the last event is `done` or `stopped`. All that is ever shown of a
 * stranger's page passes here, whatever it was read from, and is cleaned here.
 */
export async function* runAudit(typed: URL, tools: RunTools): AsyncGenerator<AuditEvent> {
  for await (const event of openAndJudge(typed, tools)) yield cleanTexts(event);
}

async function* openAndJudge(typed: URL, tools: RunTools): AsyncGenerator<AuditEvent> {
  yield { kind: 'stage', stage: 'opening' };
  const opened = await openPage(typed, tools);
  if ('stop' in opened) {
    yield { kind: 'stopped', stop: opened.stop };
    return;
  }
  yield { kind: 'stage', stage: 'reading' };
  const page = readAnswer(opened.answer);
  if (page === undefined) {
    yield { kind: 'stopped', stop: 'too-much' };
    return;
  }
  const { url, status } = page;
  const stop = noPageStop(page, typed);
  if (stop === undefined) yield* judgeVisit({ ...tools, page, rules: opened.rules });
  else yield { kind: 'stopped', stop, url, status };
}

async function* judgeVisit(visit: Visit): AsyncGenerator<AuditEvent> {
  const { page } = visit;
  const findings = new Findings();
  noteOpened(visit, findings);
  yield* newsOf(findings);
  yield { kind: 'preview', preview: previewOf(page) };
  yield { kind: 'stage', stage: 'robots' };

  const { open } = findings;
  lookForParts(visit, findings);
  let begun = 0;
  let shown: string | undefined;
  for (;;) {
    // What is found while news are told is told the next time.
    const isAll = open.size === 0;
    const now = together.findIndex((stage) => open.has(stage));
    const stages = now < 0 ? together : together.slice(0, now + 1);
    for (const stage of stages.slice(begun)) yield { kind: 'stage', stage };
    begun = stages.length;
    yield* newsOf(findings);
    const card = findings.found('card') ?? 'none';
    const thumbnail = card === 'none' ? undefined : card.thumbnail;
    if (thumbnail !== shown) yield { kind: 'preview', preview: previewOf(page, thumbnail) };
    shown = thumbnail;
    if (isAll) break;
    if (open.size > 0) await Promise.race(open.values());
  }
  yield { kind: 'done', score: findings.score(), url: page.url };
}

/** The stages whose parts are looked for at once: one begins for the eye when those before it ended. */
const together: readonly (Stage & Part)[] = ['addresses', 'files', 'links', 'pages'];

/** Saved files have no server. */
function noteOpened({ fetcher, page, rules }: Visit, findings: Findings): void {
  if (fetcher.offline) findings.miss('offline', ofServers);
  else {
    findings.find('server', page);
    findings.find('certificate', page.certificate);
  }
  findings.find('page', page);
  const robots = rules.of(new URL(page.url), [...drawingFiles(page), ...menuPages(page)]);
  if (robots) findings.find('robots', robots);
  else findings.miss('no-answer', ['robots']);
}

function* newsOf(findings: Findings): Generator<AuditEvent> {
  const outcomes = findings.news();
  if (Object.keys(outcomes).length > 0) yield { kind: 'found', outcomes };
}

/** How the page looks where others show it. */
export function previewOf({ html, url }: PageFacts, image?: string): Preview {
  const title = titleOf(html) || (mainsOf(html)[0]?.text ?? '');
  const description = metaOf(html, 'description')?.content ?? '';
  return {
    google: { title, description, path: new URL(url).pathname },
    card: {
      title: metaOf(html, 'og:title')?.content ?? title,
      description: metaOf(html, 'og:description')?.content ?? description,
      image,
    },
  };
}
