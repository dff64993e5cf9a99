import { endsRun } from '../events.ts';
import type { Vitals } from '../facts.ts';
import type { Question, RunEvent } from '../said.ts';

/** `null`: nobody knows. */
export type Answer = boolean | Vitals | 'none' | null;

/** A question with what is said to it. */
export type Reply = Question & { readonly answer: Answer };

/** Answers a run's questions. One that it rejects is answered with `null`. */
export type AnswerQuestion = (question: Question, over: AbortSignal) => Promise<Answer>;

/** Nobody asks more: a run turns to some ten sites, and asks once of a page. */
const MOST_QUESTIONS = 60;

/** Gives what happens in a run, of all that it says, and answers what it asks; true when the run has ended. */
export async function* eventsIn(
  said: AsyncIterable<RunEvent | Question>,
  reply: (reply: Reply) => void,
  answer: AnswerQuestion,
  over: AbortSignal,
): AsyncGenerator<RunEvent, boolean> {
  let questions = 0;
  for await (const one of said) {
    if ('of' in one) {
      questions += 1;
      if (questions > MOST_QUESTIONS) throw new Error('An audit asks more than audits do.');
      answer(one, over)
        .catch(() => null)
        .then((answer) => reply({ ...one, answer }));
      continue;
    }
    yield one;
    if (endsRun(one)) return true;
  }
  return false;
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
