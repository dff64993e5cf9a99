import type { Vitals } from '../facts.ts';

/** What a run asks its server beside telling events. It holds no keys and no counts itself. */
export interface Question {
  /** Whether it may turn to this foreign site; what Chrome's users saw of this page. */
  readonly kind: 'foreign' | 'vitals';
  readonly of: string;
}

/** `null`: nobody knows. */
export type Answer = boolean | Vitals | 'none' | null;

/** A question with what is said to it. */
export interface Reply extends Question {
  readonly answer: Answer;
}

/** Answers a run's questions. One that it rejects is answered with `null`. */
export type AnswerQuestion = (question: Question, over: AbortSignal) => Promise<Answer>;

export async function replyTo(
  { kind, of }: Question,
  answer: AnswerQuestion,
  over: AbortSignal,
): Promise<Reply> {
  return { kind, of, answer: await answer({ kind, of }, over).catch(() => null) };
}

export const isQuestion = <Said extends { readonly kind: string }>(
  said: Said | Question,
): said is Question => said.kind === 'foreign' || said.kind === 'vitals';

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
