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
 * A figure that src/site/client/scripts/site/counters.ts counts; its end value stands in the HTML. Figure and sign
 * are one text, so that a figure that grows wider pushes nothing (layout shift 0).
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
