/** A run that this worker alone may do, until its lease is over and was not renewed. */
export interface RunClaim {
  readonly id: string;
  readonly url: string;
  readonly worker: string;
  /** Counts the servers that have begun it: a late one is told apart from itself. */
  readonly attempt: number;
}
