import { addAbortSignal, type Duplex } from 'node:stream';
import { checks } from '../checks/index.ts';
import { endsRun, progressOf } from '../events.ts';
import { fieldVitals, type Vitals } from '../fetching/crux.ts';
import type { MayAsk } from '../fetching/foreign-sites.ts';
import type { Robot } from '../fetching/messages.ts';
import { notChecked } from '../outcome.ts';
import { type AuditEvent, type Question, readSaid } from '../said.ts';
import { messagesOf, say } from './lines.ts';

/** After its first word a run ends by itself before this, unless its parsing hangs. */
const LONGEST_MS = 12_000;
/** What a starved machine may take to start one. */
const STARTING_MS = 20_000;
/** Nobody asks more: a run turns to some ten sites, and asks once of a page. */
const MOST_QUESTIONS = 60;

/** What a worker is told to do. */
export interface WorkerJob extends Robot {
  readonly url: string;
  /** This machine's public addresses and ranges, where its interfaces don't have them. */
  readonly ownAddresses: readonly string[];
}

/** What a run is answered; `null`: nobody knows. */
export type Answer = boolean | Vitals | 'none' | null;

/** Answers a run's questions; where it rejects, the answer is `null`. */
export type AnswerQuestion = (question: Question, over: AbortSignal) => Promise<Answer>;

/** What runs are told: of Google what its key opens, of foreign sites what is left to ask. */
export const answersWith =
  (cruxKey: string | undefined, mayAsk: MayAsk = async () => true): AnswerQuestion =>
  async ({ kind, of }, over) => {
    if (kind === 'foreign') return mayAsk(of);
    return cruxKey === undefined ? 'none' : fieldVitals(cruxKey, new URL(of), over);
  };

/** What only the server knows, and how tests differ. */
interface RunOptions {
  readonly answer?: AnswerQuestion;
  readonly longestMs?: number;
  readonly startingMs?: number;
}

/**
 * Has an audit run at the other end of a line, answers what it asks, and gives what happens, checked before it is
 * believed. A run that exceeds its time or memory ends with what it had found, and the rest as not checked. With
 * nothing found the page was `too-much` only if it outgrew the memory. Whatever else ends it is ours, also the signal:
 * then there is no ending.
 * @throws when a mistake of our own ended it, the service is away, or it says what no audit says
 */
export async function* haveRun(
  line: Duplex,
  job: WorkerJob,
  signal: AbortSignal,
  options: RunOptions = {},
): AsyncGenerator<AuditEvent> {
  const { answer = answersWith(undefined), longestMs = LONGEST_MS } = options;
  const tooLong = new AbortController();
  const clock = (ms: number) => setTimeout(() => tooLong.abort(), ms);
  let running = clock(options.startingMs ?? STARTING_MS);
  const until = AbortSignal.any([signal, tooLong.signal]);
  // Whoever listens is told; what goes wrong with it while nobody looks must not end the server.
  addAbortSignal(until, line).on('error', () => {});
  const told: AuditEvent[] = [];
  let questions = 0;
  try {
    say(line, job);
    for await (const message of messagesOf(line)) {
      const one = readSaid(message);
      if ('of' in one) {
        questions += 1;
        if (questions > MOST_QUESTIONS) throw new Error('An audit asks more than audits do.');
        answer(one, until)
          .catch(() => null)
          .then((known) => say(line, { ...one, answer: known }));
        continue;
      }
      if (one.kind === 'broke') {
        if (one.by === 'mistake') throw new Error("An audit's worker ended by a mistake of ours.");
        return yield* endingOf(told, one.by === 'memory');
      }
      if (told.length === 0) {
        clearTimeout(running);
        running = clock(longestMs);
      }
      told.push(one);
      yield one;
      if (endsRun(one)) return;
    }
  } catch (error) {
    if (!until.aborted) throw error;
  } finally {
    clearTimeout(running);
  }
  // A service that ends meanwhile says nothing of the page.
  if (tooLong.signal.aborted && !signal.aborted) yield* endingOf(told, false);
}

/** What was found stays true; what was not looked at is said to be so. */
function endingOf(told: readonly AuditEvent[], outgrew: boolean): AuditEvent[] {
  const { outcomes, stages } = progressOf(told);
  if (Object.keys(outcomes).length === 0) {
    const isTooMuch = outgrew && stages.includes('reading');
    return isTooMuch ? [{ kind: 'stopped', stop: 'too-much' }] : [];
  }
  const open = checks.filter(({ id }) => outcomes[id] === undefined);
  const rest = Object.fromEntries(open.map(({ id }) => [id, notChecked('time')]));
  return [{ kind: 'found', outcomes: rest }, { kind: 'done' }];
}
