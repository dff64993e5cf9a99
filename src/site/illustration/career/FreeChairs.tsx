import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from '../rising-line/Thread.tsx';

const STEP_WIDTH = 200;
const STEP_HEIGHT = 58;
/** The stair has room for five chairs, and grows for more up to so many. */
const FEWEST_STEPS = 5;
const MOST_STEPS = 8;
/** Above the uppermost step: its chair, and the rail. */
const HEADROOM = 230;
/** Each chair is drawn in a box of this size that stands on its step. */
const CHAIR = 150;

/** A swivel chair, for whoever codes. */
const Swivel = () => (
  <>
    <path d="M75 106v20M44 144l31-18 31 18" fill="none" strokeWidth="5" />
    <path d="M40 18h70l6 70H34z" fill="var(--peacock-soft)" />
    <path d="M30 90h90v18H30z" fill="var(--peacock)" />
    <path d="M22 62v32h14M128 62v32h-14" fill="none" strokeWidth="5" />
    <circle cx="44" cy="145" r="5" fill="var(--ink-deep)" />
    <circle cx="75" cy="145" r="5" fill="var(--ink-deep)" />
    <circle cx="106" cy="145" r="5" fill="var(--ink-deep)" />
  </>
);

/** An armchair, for whoever receives people. */
const Armchair = () => (
  <>
    <path d="M38 136v14M112 136v14" fill="none" strokeWidth="6" />
    <path d="M34 44q0-18 18-18h46q18 0 18 18v52H34z" fill="var(--sindoor)" />
    <path d="M75 30v60M34 62h82" fill="none" stroke="var(--sindoor-deep)" />
    <path d="M34 92h82v28H34z" fill="var(--sindoor-soft)" />
    <path
      d="M14 76q0-10 12-10t12 10v62H14zM112 76q0-10 12-10t12 10v62h-24z"
      fill="var(--sindoor)"
    />
    <path d="M38 120h74v18H38z" fill="var(--sindoor-deep)" />
  </>
);

/** The stackable plastic chair of every office, wedding and tea stall. */
const Monobloc = () => (
  <>
    <path d="M40 100l-12 50M110 100l12 50M54 104l-4 40M96 104l4 40" fill="none" strokeWidth="7" />
    <path d="M38 96L34 36q0-16 16-16h50q16 0 16 16l-4 60z" fill="var(--paper-white)" />
    <path d="M58 34v48M75 34v48M92 34v48" fill="none" stroke="var(--ink)" strokeWidth="7" />
    <path d="M24 70q2-8 12-6l2 32M126 70q-2-8-12-6l-2 32" fill="none" strokeWidth="7" />
    <path d="M32 90h86l6 16H26z" fill="var(--paper-white)" />
  </>
);

/** The cane chair of Chandigarh with its V-shaped legs, for whoever draws. */
const CaneChair = () => (
  <>
    <path d="M40 12h70v52H40z" fill="var(--marigold-mist)" />
    <path
      d="M52 12v52M64 12v52M76 12v52M88 12v52M100 12v52M40 25h70M40 38h70M40 51h70"
      fill="none"
      stroke="var(--marigold-deep)"
    />
    <path d="M40 12h70v52H40z" fill="none" strokeWidth="6" />
    <path d="M30 92h90v12H30z" fill="var(--marigold-mist)" />
    <path d="M16 150l20-80 20 80M94 150l20-80 20 80" fill="none" strokeWidth="8" />
    <path d="M14 70h44M92 70h44" fill="none" strokeWidth="8" />
  </>
);

/** A moodha, the stool of reed and rope, for whoever has just arrived. */
const Moodha = () => (
  <>
    <path d="M32 74h86l-18 38 18 38H32l18-38z" fill="var(--marigold)" />
    <path
      d="M32 74l34 76M54 74l34 76M76 74l34 76M118 74l-34 76M96 74l-34 76M74 74l-34 76"
      fill="none"
      stroke="var(--marigold-deep)"
    />
    <path d="M32 74h86l-18 38 18 38H32l18-38z" fill="none" />
    <path d="M46 106h58v12H46z" fill="var(--sindoor)" />
    <path d="M26 62q0-6 6-6h86q6 0 6 6v14H26z" fill="var(--sindoor)" />
    <path d="M26 69h98" fill="none" stroke="var(--marigold-mist)" />
  </>
);

const CHAIRS = [Moodha, Monobloc, CaneChair, Swivel, Armchair];

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
      <Knot at={[startX, startY]} radius={13} colour="var(--ink)" ground="var(--paper-white)" />
      <LightPoint at={[endX, endY]} radius={11} colour="var(--marigold)" />
      {rail.map(([x], step) => {
        const Chair = CHAIRS[step % CHAIRS.length] ?? Moodha;
        return (
          <g key={x} transform={`translate(${step * STEP_WIDTH} ${topOf(step)})`}>
            <path
              d={`M0 0h${STEP_WIDTH + 1}v${STEP_HEIGHT * (step + 1)}H0z`}
              fill={step % 2 === 0 ? 'var(--ink)' : 'var(--ink-raised)'}
            />
            <g
              transform={`translate(${(STEP_WIDTH - CHAIR) / 2} ${-CHAIR})`}
              stroke="var(--ink)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {step < count && <Chair />}
            </g>
          </g>
        );
      })}
    </Picture>
  );
}
