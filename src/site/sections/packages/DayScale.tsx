import {
  DELIVERY_DAYS,
  type WebAwareness,
} from '../../../catalog/schemas/packages/web-awareness.ts';
import { Picture } from '../../illustration/Picture.tsx';
import { Band } from '../../ui/Band.tsx';
import './day-scale.css';

type Step = WebAwareness['days']['steps'][number];

const WIDTH = 1200;
const HEIGHT = 150;
const EDGE = 6;
const SCALE = 50;
const TICK = 12;
const DAY = (WIDTH - 2 * EDGE) / (DELIVERY_DAYS - 1);
const xOf = (day: number) => Math.round(10 * (EDGE + (day - 1) * DAY)) / 10;

/** Over the columns of the steps: each is tied to its day on a scale of all days. */
function Scale({ steps }: { steps: readonly Step[] }) {
  const column = WIDTH / steps.length;
  const days = Array.from(
    { length: DELIVERY_DAYS },
    (_, index) => `M${xOf(index + 1)} ${SCALE}v${TICK}`,
  );
  const ties = steps.map(
    ({ day }, index) =>
      `M${xOf(Number(day))} ${TICK}v${SCALE}L${EDGE + index * column} ${HEIGHT - 2 * TICK}V${HEIGHT}`,
  );
  const last = Number(steps.at(-1)?.day ?? DELIVERY_DAYS);
  return (
    <Picture
      width={WIDTH}
      height={HEIGHT}
      fit="whole"
      keep="left"
      className="day-scale__scale wide-only"
    >
      <g fill="none" stroke="var(--second)" strokeWidth="2">
        <path d={`M${EDGE} ${SCALE}H${WIDTH - EDGE}${days.join('')}`} />
        <path d={ties.join('')} stroke="var(--text)" />
      </g>
      <circle cx={xOf(last)} cy={TICK} r="6" fill="var(--highlight)" />
    </Picture>
  );
}

/** From the first day to the last, each step tied to its day on a scale. */
export function DayScale({ heading, lead, dayWord, steps }: WebAwareness['days']) {
  return (
    <Band name="day-scale" look="ground-ink" heading={heading} lead={lead}>
      <Scale steps={steps} />
      <ol className="day-scale__steps">
        {steps.map(({ day, title, text }) => (
          <li className="stack-1" key={day}>
            <p className="day-scale__day tabular">
              {dayWord} <strong>{day}</strong>
            </p>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
