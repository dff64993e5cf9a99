import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mustache from 'mustache';
import { z } from 'zod';
import type { Outcomes } from '../audit/judge.ts';
import { AUDIT_PAGE, reportPath } from '../audit/report-path.ts';
import type { AuditView, ReportView } from '../site/report/view.ts';
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

const plainTemplate = `<!doctype html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
{{#running}}<meta http-equiv="refresh" content="2">{{/running}}
<title>{{title}}</title><h1>{{title}}</h1>{{{report}}}<p><a href="/Contact">Contact us</a></p>`;

const plainSentences: Readonly<Record<Instead, string>> = {
  off: 'The free audit rests at the moment. Send us this form and we will look at your site.',
  full: 'Many audits are waiting right now. Send us this form and we will look at your site.',
  limit: 'This was asked for often today. Send us this form and we will look at your site.',
};

const renderedSchema = z.object({ title: z.string(), html: z.string() });
const wordsSchema = z.looseObject({
  site: z.looseObject({ robot: z.string() }),
  siteUrl: z.url(),
  refusals: z.partialRecord(z.enum(['off', 'full', 'limit']), z.string()).catch({}),
});

/** The pages of reports in a language, and the sentences of the audit that the server itself says. */
export type ReportPages = Awaited<ReturnType<typeof loadReportPages>>;

export type Reports = Awaited<ReturnType<typeof loadReports>>;

/**
 * Reads a built site's templates, words and renderer of reports. Without them reports are plain: their
 * score, and nothing of what was found. A site without a Hindi edition shows all in English.
 */
export async function loadReports(root: string | undefined) {
  const en = await loadReportPages(root, 'en');
  const hi = hasHindi(root) ? await loadReportPages(root, 'hi') : en;
  const unusable = new Set([...en.unusable, ...hi.unusable]);
  return { en, hi, unusable: [...unusable].toSorted() };
}

async function loadReportPages(root: string | undefined, language: Edition) {
  const folder = language === 'hi' ? 'hi/' : '';
  const other = language === 'hi' ? 'en' : 'hi';
  const unusable: string[] = [];
  const load = async <Value>(name: string, read: (file: string) => Promise<Value>) => {
    if (root === undefined) return undefined;
    const file = join(ANSWERS_FOLDER, name);
    return read(join(root, file)).catch(() => {
      unusable.push(file);
      return undefined;
    });
  };
  // One of its own: the one that all share keeps every template that it has ever seen.
  const mustache = new Mustache.Writer();
  const template =
    (await load(`${folder}report.html`, (file) => readTemplate(file, mustache))) ?? plainTemplate;
  const words = await load(`${folder}audit-words.json`, readWords);
  const renderer = words && (await load('report.mjs', (file) => readRenderer(file, words)));
  const render = renderer?.render ?? renderPlainly;
  // A release from before may lack words that this server knows, for why a run ended.
  const renderOrPlainly = (view: ReportView) => {
    try {
      return render(view);
    } catch {
      return renderPlainly(view);
    }
  };
  const siteUrl = words?.siteUrl ?? 'https://example.com';
  const cardOf = (view: ReportView) =>
    view.kind === 'report' ? renderer?.cardOf(view) : undefined;
  const drawn = root && cardPictures(join(root, ANSWERS_FOLDER, 'report-card.mjs'));
  // Of the template alone: what a report quotes from somebody's site must never be let in.
  const policy = contentSecurityPolicy(template);

  return {
    page: (view: ReportView): Page => {
      const { title, html } = renderOrPlainly(view);
      const running = view.kind === 'report' && ['queued', 'running'].includes(view.state);
      const card =
        view.kind === 'report' &&
        cardOf(view) &&
        new URL(`${reportPath(view.id, language)}/card.png`, siteUrl).href;
      const twin = view.kind === 'report' ? reportPath(view.id, other) : AUDIT_PAGE[other];
      const filled = { title, report: html, running, card, twin };
      return { html: mustache.render(template, filled), policy };
    },
    /** The reports of this release as they are sent, the latest of them. */
    sent: keepLatest<{ readonly versions: PageVersions; readonly policy: string } | undefined>(
      MOST_KEPT,
    ),
    /** What messengers show of a finished report, as a PNG; none of one that is not. */
    card: (view: AuditView): Promise<Buffer> | undefined => {
      const card = cardOf(view);
      return card && drawn ? drawn(view.id, card) : undefined;
    },
    sentence: (instead: Instead): string => words?.refusals[instead] ?? plainSentences[instead],
    /** How the robot calls itself, and whose it is. */
    robot: words?.site.robot ?? 'SiteAudit',
    siteUrl,
    /** The first repairs as staff tell them; none without words. */
    repairs: (outcomes: Outcomes): readonly string[] => renderer?.repairs(outcomes) ?? [],
    /** Files that are missing or broken, and for which plain ones stand in. */
    unusable,
  };
}

async function readTemplate(
  file: string,
  mustache: InstanceType<typeof Mustache.Writer>,
): Promise<string> {
  const template = await readFile(file, 'utf8');
  // Shows at once whether it is broken.
  mustache.parse(template);
  return template;
}

async function readWords(file: string) {
  return wordsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function readRenderer(file: string, words: unknown) {
  const { renderReport, cardOf, toldRepairs }: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(file).href
  );
  if (typeof renderReport !== 'function') throw new TypeError(`${file} renders no report`);
  return {
    render: (view: ReportView) => renderedSchema.parse(renderReport(view, words)),
    /** Releases from before there were cards have none. */
    cardOf: (view: AuditView): unknown =>
      typeof cardOf === 'function' ? cardOf(view, words) : undefined,
    repairs: (outcomes: Outcomes): string[] =>
      typeof toldRepairs === 'function'
        ? z.array(z.string()).parse(toldRepairs(outcomes, words))
        : [],
  };
}

function renderPlainly(view: ReportView) {
  if (view.kind === 'refusal') {
    return { title: 'This address has no page that we could look at', html: '' };
  }
  const { score, stop } = view.progress;
  if (score) return { title: `${score.total} of 100`, html: '' };
  if (stop) return { title: 'This page could not be looked at', html: '' };
  return { title: 'We are looking at the page', html: '' };
}
