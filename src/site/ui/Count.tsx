import './count.css';

interface Props {
  /** Where counting starts. */
  from: number;
  /** Where it ends, and what stands in the HTML. */
  to: number;
  /** Sign right after the figure, such as + or %. */
  suffix: string;
  /** How long it counts, in ms. */
  ms: number;
}

/**
 * A figure that src/site/client/scripts/site/counters.ts counts; its end value stands in the HTML and the
 * accessibility tree. Figure and sign are one text, whose end gives the room: nothing shifts.
 */
export function Count({ from, to, suffix, ms }: Props) {
  return (
    <span
      data-count-from={from}
      data-count-to={to}
      data-count-suffix={suffix}
      data-count-ms={ms}
    >{`${to}${suffix}`}</span>
  );
}
