import { pathThrough } from '../geometry/path.ts';
import { points } from '../geometry/point.ts';
import { starOutline } from '../lattice/star.ts';
import type { PictureProps } from '../Picture.tsx';
import { Panel, Stage } from './Stage.tsx';

/** The three stages: getting to know the business, the plan, the take-off. */
const STAGES = points('52 240, 150 204, 262 132');

/** A paper plane on its way through the screen and out into the open. */
export const FlightPlanScene = (props: PictureProps) => (
  <Stage sky="var(--peacock)" {...props}>
    <circle cx="330" cy="86" r="54" fill="var(--marigold)" stroke="none" />
    <path d="M120 284V34h60v250z" fill="var(--peacock-deep)" stroke="none" />
    <Panel kind="rosette" box={[120, 34, 60, 250]} pitch={60} colour="var(--peacock-soft)" />
    <path d="M112 284V26h8v258zM180 284V26h8v258zM104 26h92V14h-92z" fill="var(--paper)" />
    <path
      d="M0 258h20l18-18h44l36-36h78l72-72h24l38-38"
      stroke="var(--peacock-deep)"
      strokeWidth="11"
    />
    <path
      className="thread"
      pathLength="1"
      d="M0 258h20l18-18h44l36-36h78l72-72h24l38-38"
      stroke="var(--paper)"
      strokeWidth="4"
    />
    {STAGES.map((at, stage) => (
      <path
        key={at.join()}
        className="knot"
        d={pathThrough(starOutline(8, 2, at, 17), true, 1)}
        fill={stage === 2 ? 'var(--marigold)' : 'var(--paper)'}
      />
    ))}
    <path d="m304 118 76-74-28 108-20-24z" fill="var(--paper)" />
    <path d="m304 118 76-74-48 84z" fill="var(--paper-white)" />
    <path d="m332 128 48-84-44 102z" fill="var(--paper-line)" />
    <path d="M24 66h36m-24 12h44M214 232h52m-30 12h60" stroke="var(--peacock-soft)" />
  </Stage>
);
