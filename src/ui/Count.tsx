import type { Counter } from '../content/schemas/counter.ts';

interface Props extends Pick<Counter, 'from' | 'to' | 'suffix'> {
  /** How long it counts, in ms. */
  ms: number;
}

/** A figure that src/behaviour/counters.ts counts up; its end value stands in the HTML. */
export function Count({ from, to, suffix, ms }: Props) {
  return (
    <>
      <span data-count-from={from} data-count-to={to} data-count-ms={ms}>
        {to}
      </span>
      {suffix}
    </>
  );
}
