/** The part of autocannon that is used here; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  }

  interface Result {
    /** Seconds that it took. */
    readonly duration: number;
    readonly requests: { readonly total: number };
    /** Milliseconds, in whole numbers. */
    readonly latency: { readonly p50: number; readonly p99: number };
    /** Connections that broke or took too long. */
    readonly errors: number;
    readonly non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
