import type { Vitals } from '../facts.ts';
import { fieldVitals } from '../fetching/crux.ts';
import type { Question } from '../said.ts';

/** `null`: nobody knows. */
export type Answer = boolean | Vitals | 'none' | null;

/** Answers a run's questions. */
export type AnswerQuestion = (question: Question, over: AbortSignal) => Promise<Answer>;

/** What runs are told: of Google what its key opens, of foreign sites what is left to ask. */
export function answersWith(
  cruxKey: string | undefined,
  mayAsk: (site: string) => Promise<boolean> = async () => true,
): AnswerQuestion {
  return async ({ kind, of }, over) => {
    if (kind === 'foreign') return mayAsk(of);
    return cruxKey === undefined ? 'none' : fieldVitals(cruxKey, new URL(of), over);
  };
}
