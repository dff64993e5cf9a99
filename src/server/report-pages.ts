import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mustache from 'mustache';
import { z } from 'zod';
import type { Outcomes } from '../audit/judge.ts';
import { AUDIT_PAGE, reportPath } from '../audit/report-path.ts';
import type { AuditView } from '../audit/report-view.ts';
import type { ReportView } from '../site/report/view.ts';
import type { Page } from './answer-pages.ts';
import { contentSecurityPolicy } from './csp.ts';
import { type Edition, hasHindi } from './edition.ts';
import { keepLatest } from './keep-latest.ts';
import type { PageVersions } from './page-versions.ts';
import { cardPictures } from './report-cards.ts';
import { ANSWERS_FOLDER } from './site-files.ts';

/** Reports that are kept as they are sent: each has some 180 KB, its compressed versions included. */
const MOST_KEPT = 100;

/** Why an address is taken by the proposal form instead. */
export type Instead = 'off' | 'full' | 'limit';

const wordsSchema = z.looseObject({
  site: z.looseObject({ robot: z.string() }),
  siteUrl: z.url(),
  refusals: z.record(z.enum(['off', 'full', 'limit']), z.string()),
});

/** What a release renders reports with: src/site/report/render.tsx, in a file of its own. */
interface Renderer {
  readonly renderReport: (view: ReportView, words: unknown) => { title: string; html: string };
  readonly cardOf: (view: AuditView, words: unknown) => unknown;
  readonly toldRepairs: (outcomes: Outcomes, words: unknown) => readonly string[];
}

/** The pages of reports in a language, and the sentences of the audit that the server itself says. */
export type ReportPages = Awaited<ReturnType<typeof loadReportPages>>;

export type Reports = Readonly<Record<Edition, ReportPages>>;

/**
 * Reads a built site's templates, words and renderer of reports; undefined where one of them is missing or broken:
 * without them none is shown. A site without a Hindi edition shows all in English.
 */
export async function loadReports(root: string): Promise<Reports | undefined> {
  try {
    const en = await loadReportPages(root, 'en');
    return { en, hi: hasHindi(root) ? await loadReportPages(root, 'hi') : en };
  } catch {
    return undefined;
  }
}

async function loadReportPages(root: string, language: Edition) {
  const folder = join(root, ANSWERS_FOLDER);
  const own = language === 'hi' ? join(folder, 'hi') : folder;
  const other = language === 'hi' ? 'en' : 'hi';
  const template = await readFile(join(own, 'report.html'), 'utf8');
  // One of its own: the one that all share keeps every template that it has ever seen.
  const mustache = new Mustache.Writer();
  // Shows at once whether it is broken.
  mustache.parse(template);
  const words = wordsSchema.parse(
    JSON.parse(await readFile(join(own, 'audit-words.json'), 'utf8')),
  );
  const renderer = await rendererIn(join(folder, 'report.mjs'));
  const drawn = cardPictures(join(folder, 'report-card.mjs'));
  // Of the template alone: what a report quotes from somebody's site must never be let in.
  const policy = contentSecurityPolicy(template);

  return {
    page: (view: ReportView): Page => {
      const { title, html } = renderer.renderReport(view, words);
      const isReport = view.kind === 'report';
      const running = isReport && ['queued', 'running'].includes(view.state);
      const card =
        isReport &&
        renderer.cardOf(view, words) &&
        new URL(`${reportPath(view.id, language)}/card.png`, words.siteUrl).href;
      const twin = isReport ? reportPath(view.id, other) : AUDIT_PAGE[other];
      const filled = { title, report: html, running, card, twin };
      return { html: mustache.render(template, filled), policy };
    },
    /** The reports of this release as they are sent, the latest of them. */
    sent: keepLatest<{ readonly versions: PageVersions; readonly policy: string } | undefined>(
      MOST_KEPT,
    ),
    /** What messengers show of a finished report, as a PNG; none of one that is not. */
    card: (view: AuditView): Promise<Buffer> | undefined => {
      const card = renderer.cardOf(view, words);
      return card ? drawn(view.id, card) : undefined;
    },
    /** How the robot calls itself, whose it is, and why there is none at the moment. */
    words,
    /** The first repairs as staff tell them. */
    repairs: (outcomes: Outcomes) => renderer.toldRepairs(outcomes, words),
  };
}

/** By what stands in their files: Node forgets no module, and most releases have the same. */
const renderers = new Map<string, Promise<Renderer>>();

async function rendererIn(file: string): Promise<Renderer> {
  const digest = hash('sha256', await readFile(file));
  const renderer = renderers.get(digest) ?? import(pathToFileURL(file).href);
  renderers.set(digest, renderer);
  return renderer;
}
