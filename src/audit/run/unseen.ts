import { FetchProblem, type FetchProblemReason } from '../fetching/fetcher.ts';
import type { NotSeen } from '../kinds.ts';

/** Why a part is missing, from what its finder threw. Mistakes of ours are thrown on. */
export function reasonOf(error: unknown): NotSeen {
  if (error instanceof FetchProblem) return reasons[error.reason] ?? 'no-answer';
  throw error;
}

const reasons: Readonly<Partial<Record<FetchProblemReason, NotSeen>>> = {
  budget: 'time',
  enough: 'others',
  refused: 'others',
  robots: 'robots',
};

/** What comes of requests together; those of other sites that we may not ask are left out. */
export async function allowed<Result>(asked: readonly Promise<Result>[]): Promise<Result[]> {
  return (await Promise.allSettled(asked)).flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    if (reasonOf(one.reason) === 'others') return [];
    throw one.reason;
  });
}

/** What comes of a request, or why nothing answers; without time or requests, the part ends. */
export function orProblem<Result>(asked: Promise<Result>): Promise<Result | FetchProblem> {
  return asked.catch((problem) => {
    if (reasonOf(problem) === 'no-answer') return problem;
    throw problem;
  });
}

/** The same, and undefined when nothing answers. */
export async function orNothing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  const result = await orProblem(asked);
  return result instanceof FetchProblem ? undefined : result;
}
