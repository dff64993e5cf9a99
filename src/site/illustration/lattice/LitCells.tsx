import { closedPaths } from '../geometry/path.ts';
import type { Cell } from './plan.ts';

interface Props {
  /** Cells by step of light, brightest first, as `litCells` sorts them. */
  readonly steps: readonly (readonly Cell[])[];
  readonly tints: readonly string[];
}

/** The openings of a screen, one flat tint a step of light. */
export function LitCells({ steps, tints }: Props) {
  return steps.map((cells, step) =>
    cells.length > 0 ? (
      <path
        key={tints[step]}
        d={closedPaths(cells.map((cell) => cell.outline))}
        fill={tints[step]}
      />
    ) : null,
  );
}
