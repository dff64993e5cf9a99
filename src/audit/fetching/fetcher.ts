import type { Answer } from '../facts.ts';

/** An answer with its body, unpacked; cut at the limit that was asked for. */
export interface AnswerWithBody extends Answer {
  readonly body: Buffer;
}

/** Why nothing came of a request. Visitors are told less: see `Stop`. */
export type FetchProblemReason =
  /** The address is not public, or no address that we ask. */
  | 'not-allowed'
  /** No such name, refused, reset, broken TLS, broken HTTP. */
  | 'unreachable'
  | 'timeout'
  /** Headers too long, packed twice, or more redirects than we follow. */
  | 'too-much'
  /** A redirect led back to where it came from. */
  | 'loop'
  /** Another site than the run's, which refuses us by name, or of which enough was asked. */
  | 'refused'
  | 'enough'
  /** The site's robots.txt asks all robots to leave it alone. */
  | 'robots'
  /** What answers is no web page. */
  | 'not-a-page'
  /** The run has used up its requests, its bytes or its time. */
  | 'budget';

/** A request that gave no answer. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem';
  readonly reason: FetchProblemReason;
  /** What the system calls it; '' where it says nothing. */
  readonly code: string;
  /** Where redirects had led by then. */
  at?: URL;

  constructor(reason: FetchProblemReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    const { cause } = this;
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  }
}

/** Where a run gets everything from: the public web, or a folder of saved files. */
export interface Fetcher {
  /** Follows redirects, each looked at anew. `like`: another robot that ours names beside itself. @throws FetchProblem */
  get(url: URL, maxBytes: number, like?: string): Promise<AnswerWithBody>;
  /** Status and headers alone, without a body. @throws FetchProblem */
  head(url: URL): Promise<AnswerWithBody>;
  /** Tells which page the run is about: of other sites little is asked. */
  isAbout(page: URL): void;
  /** Saved files have no headers of their own, no certificate and no other addresses. */
  readonly offline: boolean;
}
