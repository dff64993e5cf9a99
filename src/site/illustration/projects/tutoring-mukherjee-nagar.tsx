import { ChatButton } from './parts/controls.tsx';
import { PhoneFrame, Scene } from './parts/frames.tsx';
import { Headline, Words } from './parts/type.tsx';

const CLASSES = [
  ['7:00', 'Geometry', 'Room 2', 'var(--sindoor)'],
  ['8:30', 'Polity', 'Room 1', 'var(--peacock)'],
  ['6:00', 'Current affairs', 'Live', 'var(--marigold)'],
] as const;

/** The right triangle with squares on its sides, in chalk. */
function Chalk() {
  return (
    <g
      fill="none"
      stroke="var(--paper)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M40 30v54h72z" fill="var(--peacock)" />
      <path d="M40 30H-14v54h54zM40 84v36h72V84" opacity={0.55} strokeDasharray="5 7" />
      <path d="M40 72h12v12" />
    </g>
  );
}

/** A pencil lying across the picture, point downwards. */
function Pencil() {
  return (
    <g transform="rotate(24)">
      <path d="M0 0h14v300H0z" fill="var(--sindoor-soft)" />
      <path d="M14 0h16v300H14z" fill="var(--sindoor)" />
      <path d="M30 0h14v300H30z" fill="var(--sindoor-deep)" />
      <path d="M0 300h44l-22 56z" fill="var(--marigold-mist)" />
      <path d="M13.5 334h17L22 356z" fill="var(--ink)" />
      <path d="M0-18h44V2H0z" fill="var(--ink-soft)" />
      <path d="M0-18v-20q0-14 22-14t22 14v20z" fill="var(--marigold)" />
    </g>
  );
}

export function Mockup() {
  return (
    <Scene height={600} ground="var(--peacock-soft)">
      <path d="M0 440h480v160H0z" fill="var(--peacock)" />
      <g transform="translate(426 96)">
        <Pencil />
      </g>
      <PhoneFrame
        x={64}
        y={44}
        width={300}
        height={600}
        screen="var(--paper-white)"
        mark="var(--paper)"
      >
        <path
          d="M0 244V28A28 28 0 0 1 28 0h228a28 28 0 0 1 28 28v216z"
          fill="var(--peacock-deep)"
        />
        <Words x={22} y={19} weight={700} fill="var(--paper)" text="9:41" />
        <path d="M120 15h44" stroke="var(--ink-deep)" strokeWidth={12} strokeLinecap="round" />
        <Words x={22} y={54} size={12} weight={800} fill="var(--marigold)" text="Lakshya Classes" />
        <Headline
          x={21}
          y={94}
          size={36}
          lines={['Maths ka', 'darr, khatam.']}
          fill="var(--paper)"
        />
        <g transform="translate(38 142) scale(.72)">
          <Chalk />
        </g>
        <Words x={144} y={196} size={25} weight={500} fill="var(--paper)" text="4x + 9 = 57" />
        <path
          d="M144 206q56-7 112-1"
          fill="none"
          stroke="var(--marigold)"
          strokeWidth={3}
          strokeLinecap="round"
        />
        <path d="M0 240h284v9H0z" fill="var(--marigold-deep)" />
        <Words x={22} y={280} size={15} weight={800} text="Today, batch B" />
        <Words x={262} y={280} size={11} anchor="end" fill="var(--peacock)" text="Full timetable" />
        {CLASSES.map(([time, subject, place, fill], row) => (
          <g key={subject} transform={`translate(22 ${296 + row * 52})`}>
            <path d="M0 0h240v44H0z" fill="var(--paper-shade)" />
            <path d="M0 0h6v44H0z" fill={fill} />
            <Words x={20} y={28} size={17} weight={800} text={time} />
            <Words x={72} y={20} size={14} weight={700} text={subject} />
            <Words x={72} y={35} size={10} fill="var(--ink-mute)" text={place} />
          </g>
        ))}
        <ChatButton
          x={22}
          y={462}
          width={240}
          height={44}
          label="Free demo class"
          size={15}
          fill="var(--sindoor)"
        />
      </PhoneFrame>
    </Scene>
  );
}
