import { fieldVitals } from '../fetching/crux.ts';
import type { AnswerQuestion } from './questions.ts';

/** What runs are told: of Google what its key opens, of foreign sites what is left to ask. */
export function answersWith(
  cruxKey: string | undefined,
  mayAsk: (site: string) => Promise<boolean> = async () => true,
): AnswerQuestion {
  return async ({ kind, of }, over) => {
    if (kind === 'foreign') return mayAsk(of);
    return cruxKey === undefined ? 'none' : fieldVitals({ key: cruxKey }, new URL(of), over);
  };
}
