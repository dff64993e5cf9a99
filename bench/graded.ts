import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lookup } from 'mrmime';
import { z } from 'zod';
import { folderFetcher } from '../scripts/audit/folder-fetcher.ts';
import { projectRoot } from '../scripts/project.ts';
import { checks } from '../src/audit/checks/index.ts';
import { progressOf } from '../src/audit/events.ts';
import type { Answer } from '../src/audit/facts.ts';
import { type Fetcher, FetchProblem } from '../src/audit/fetching/fetcher.ts';
import { runAudit } from '../src/audit/run/run-audit.ts';
import type { AuditEvent } from '../src/audit/said.ts';
import { firstRepairs } from '../src/audit/scoring.ts';
import { readYaml } from '../src/catalog/load/read-yaml.ts';
import { unpacked } from './audits/published.ts';
import { correlation, mean } from './correlation.ts';
import { CannotMeasure, type Part } from './part.ts';

const FILE = 'bench/audits/graded.yaml';
const CACHE = join(projectRoot, '.cache/graded');
/** Of a page whose own address nobody knows any more; it was no home page. */
const UNKNOWN = '/saved-page';
const REPAIRS = 3;
/** So many repairs that are the grader's are enough for a page. */
const ENOUGH = 2;

const texts = z.array(z.string());
const ids = new Set(checks.map(({ id }) => id));
const check = z.string().refine((id) => ids.has(id), { error: 'is no check.' });
/** The grader's words, with the checks that say the same. */
const repairs = z
  .record(z.string(), z.array(check))
  .refine((each) => Object.keys(each).length === REPAIRS, { error: `must be ${REPAIRS}.` });
const schema = z.strictObject({
  packages: z.record(
    z.string(),
    z.strictObject({ registry: z.enum(['npm', 'debian']), name: z.string(), version: z.string() }),
  ),
  pages: z.array(
    z.strictObject({
      name: z.string(),
      package: z.string(),
      path: z.string(),
      site: z.string(),
      address: z.string().optional(),
      kind: z.string(),
      grade: z.number().min(0).max(100),
      rank: z.int(),
      reasons: texts,
      repairs,
    }),
  ),
});
type Graded = z.infer<typeof schema>['pages'][number];

/** The score of a page, and what the audit would repair first; a score of 0 where there is no report. */
interface Judged extends Pick<Graded, 'name' | 'grade' | 'repairs'> {
  readonly score: number;
  readonly first: readonly string[];
}

/** Whether the audit sees in real pages what a person saw in them. */
export const measureGrades: Part = async ({ subjects }) => {
  const { packages, pages } = readYaml(projectRoot, FILE, schema);
  const folders = new Map<string, string>();
  for (const [name, wanted] of Object.entries(packages)) {
    const folder = await unpacked(wanted, CACHE).catch((error: Error) =>
      console.error(error.message),
    );
    if (folder) folders.set(name, folder);
    else console.error(`Without the pages of ${wanted.name}, which can't be had here.\n`);
  }
  const judged: Judged[] = [];
  for (const page of pages) {
    const folder = folders.get(page.package);
    const isWanted = subjects.length === 0 || subjects.includes(page.name);
    if (folder && isWanted) judged.push(await judge(page, join(folder, page.path)));
  }
  if (judged.length === 0) throw new CannotMeasure(`None of these pages is in ${FILE}.`);
  const spearman = correlation(
    judged.map(({ grade }) => grade),
    judged.map(({ score }) => score),
  );
  const apart = judged.map(({ grade, score }) => score - grade);
  const [level, distance] = [mean(apart), mean(apart.map(Math.abs))];
  const enough = judged.filter((page) => sameOf(page).length >= ENOUGH).length;
  const told = judged.flatMap(({ first, repairs }) =>
    missing(first, Object.values(repairs).flat()),
  );
  const wanted = judged.flatMap(({ first, repairs }) =>
    Object.entries(repairs).flatMap(([said, same]) =>
      same.some((id) => first.includes(id)) ? [] : [same.join(' or ') || `no check (${said})`],
    ),
  );
  console.log(`${judged.map(lineOf).join('\n')}

The audit names, and no grader: ${counted(told)}.
Graders name, and the audit doesn't: ${counted(wanted)}.

Rank correlation (Spearman) of ${judged.length} pages: ${spearman.toFixed(2)}. Scores are ${level.toFixed(1)} points above
the grades in the mean, and ${distance.toFixed(1)} away from them.
At least ${ENOUGH} of the first ${REPAIRS} repairs are the grader's on ${enough} pages.`);
  return { spearman, level, distance, enough, judged };
};

async function judge({ name, grade, repairs, ...page }: Graded, saved: string): Promise<Judged> {
  const url = new URL(page.address ?? `https://${page.site}${UNKNOWN}`);
  const folder = await mkdtemp(join(tmpdir(), 'graded-'));
  try {
    const path = decodeURIComponent(url.pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await cp(saved, file);
    const tools = { fetcher: savedPage(folder, url), robot: 'Graded' };
    const events: AuditEvent[] = [];
    for await (const event of runAudit(url, tools)) events.push(event);
    const { outcomes, score, stop } = progressOf(events);
    const first = stop ? [stop] : firstRepairs(checks, outcomes).map(({ id }) => id);
    return { name, grade, repairs, score: score?.total ?? 0, first };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const PICTURE = /\.(?:jpe?g|png|svg|webp)$/i;

/**
 * One page of a site: what it leads to and loads was not saved, which is no fault of it. The picture of a card is taken
 * for a good one, so its address is judged.
 */
function savedPage(folder: string, url: URL): Fetcher {
  const saved = folderFetcher(folder, url);
  const known = <Answered extends Answer>(answer: Answered, { pathname }: URL): Answered => {
    if (answer.status === 404 && pathname !== '/robots.txt') throw new FetchProblem('budget');
    return answer;
  };
  return {
    ...saved,
    get: async (asked, maxBytes) =>
      PICTURE.test(asked.pathname)
        ? {
            ...(await saved.get(url, 0)),
            url: asked.href,
            cut: false,
            headers: { 'content-type': lookup(asked.pathname) ?? '' },
          }
        : known(await saved.get(asked, maxBytes), asked),
    head: async (asked) => known(await saved.head(asked), asked),
  };
}

const missing = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

/** Repairs that the audit puts first and the grader does. */
const sameOf = ({ first, repairs }: Judged) =>
  first.filter((id) => Object.values(repairs).flat().includes(id));

/** Each with how often it comes, the most frequent first. */
const counted = (all: readonly string[]) =>
  [...Map.groupBy(all, (one) => one)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([one, { length }]) => `${one} ${length}`)
    .join('; ');

const lineOf = (page: Judged) => `
${page.name}: grade ${page.grade}, score ${page.score} (${page.score < page.grade ? '' : '+'}${page.score - page.grade}), ${sameOf(page).length} the same
  audit:  ${page.first.join('; ')}
  grader: ${Object.keys(page.repairs).join('; ')}`;
