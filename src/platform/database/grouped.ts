/**
 * Does as one what is asked for at the same time. What comes while groups are under way waits for
 * the next one. Each caller learns what became of its own job; when a group fails, its jobs are done
 * one by one, so that a job fails for its own reasons only.
 *
 * @param max the most jobs in a group
 * @param atOnce the most groups under way
 */
export function grouped<Job, Result>(
  work: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  { max, atOnce }: { readonly max: number; readonly atOnce: number },
): (job: Job) => Promise<Result> {
  interface Waiting {
    readonly job: Job;
    readonly resolve: (result: Result) => void;
    readonly reject: (reason: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let underWay = 0;

  const doGroup = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const results = await work(group.map(({ job }) => job));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) only?.reject(error);
      else for (const one of group) await doGroup([one]);
    }
  };
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, max);
      waiting = waiting.slice(max);
      await doGroup(group);
    }
    underWay -= 1;
  };

  return (job) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ job, resolve, reject });
    if (underWay < atOnce) {
      underWay += 1;
      // Whatever else has arrived on the network comes first, and joins the group.
      setImmediate(drain);
    }
    return promise;
  };
}
