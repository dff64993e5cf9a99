import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from '../rising-line/Thread.tsx';
import { Shapes } from '../Shapes.tsx';
import { sceneNamed } from '../scene/Scene.tsx';

const STEP_WIDTH = 200;
const STEP_HEIGHT = 58;
/** The stair has room for five chairs, and grows for more up to so many. */
const FEWEST_STEPS = 5;
const MOST_STEPS = 8;
/** Above the uppermost step: its chair, and the rail. */
const HEADROOM = 230;
/** Each chair is drawn in a box of this size that stands on its step. */
const CHAIR = 150;

/** For whoever has just arrived, whoever waits, draws, codes, and receives people. */
const CHAIRS = ['moodha', 'monobloc', 'cane', 'swivel', 'armchair'];

/** The free chairs, one a step. It lies on a light ground and keeps all of its width. */
export function FreeChairs({ count, ...props }: PictureProps & { count: number }) {
  const steps = Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, count));
  const height = HEADROOM + STEP_HEIGHT * steps;
  const topOf = (step: number) => height - STEP_HEIGHT * (step + 1);
  const rail = Array.from({ length: steps }, (_, step): [number, number] => [
    step * STEP_WIDTH + STEP_WIDTH / 2,
    topOf(step) - 176,
  ]);
  const [startX, startY] = rail.at(0) ?? [0, 0];
  const [endX, endY] = rail.at(-1) ?? [0, 0];
  return (
    <Picture width={STEP_WIDTH * steps} height={height} fit="whole" keep="right" {...props}>
      <Thread points={climbThrough(rail)} colour="var(--ink)" width={3} />
      <Knot at={[[startX, startY]]} radius={13} colour="var(--ink)" ground="var(--paper-white)" />
      <LightPoint at={[endX, endY]} radius={11} colour="var(--marigold)" />
      {rail.map(([x], step) => {
        const chair = CHAIRS[step % CHAIRS.length];
        return (
          <g key={x} transform={`translate(${step * STEP_WIDTH} ${topOf(step)})`}>
            <path
              d={`M0 0h${STEP_WIDTH + 1}v${STEP_HEIGHT * (step + 1)}H0z`}
              fill={step % 2 === 0 ? 'var(--ink)' : 'var(--ink-raised)'}
            />
            {step < count && (
              <Shapes
                transform={`translate(${(STEP_WIDTH - CHAIR) / 2} ${-CHAIR})`}
                stroke="var(--ink)"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
                markup={sceneNamed(`chair-${chair}`).markup}
              />
            )}
          </g>
        );
      })}
    </Picture>
  );
}
