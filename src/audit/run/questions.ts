import type { Vitals } from '../facts.ts';
import { fieldVitals } from '../fetching/crux.ts';
import type { Question } from '../said.ts';

/** `null`: nobody knows. */
export type Answer = boolean | Vitals | 'none' | null;

/** A question with what is said to it. */
export type Reply = Question & { readonly answer: Answer };

/** Answers a run's questions. */
export type AnswerQuestion = (question: Question, over: AbortSignal) => Promise<Answer>;

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

/** Asks over a line, and gives what comes back to who has asked. */
export function askOver(send: (question: Question) => void) {
  const waiting = new Map<string, (answer: Answer) => void>();
  const key = ({ kind, of }: Question) => `${kind} ${of}`;
  return {
    /** `null` when the time is over before there is an answer. */
    ask: (question: Question, over: AbortSignal): Promise<Answer> => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(key(question), resolve);
      over.addEventListener('abort', () => resolve(null), { once: true });
      send(question);
      return promise;
    },
    hear: (reply: Reply): void => waiting.get(key(reply))?.(reply.answer),
  };
}
