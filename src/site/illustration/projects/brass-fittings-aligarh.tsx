import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

const RATES = [
  ['1/2"', 'BSP', '₹ 48'],
  ['3/4"', 'BSP', '₹ 72'],
  ['1"', 'NPT', '₹ 118'],
] as const;

/** A 90 degree elbow joint with its two hexagon nuts, lit from the upper left. */
function Elbow() {
  return (
    <g fill="none">
      <path d="M8 120h42a50 50 0 0 0 50-50V20" stroke="var(--marigold)" strokeWidth={64} />
      <path d="M8 141h42a71 71 0 0 0 71-71V20" stroke="var(--marigold-deep)" strokeWidth={22} />
      <path d="M20 104h30a34 34 0 0 0 34-34V40" stroke="var(--marigold-mist)" strokeWidth={7} />
      <g stroke="var(--marigold-deep)" strokeWidth={4}>
        <path d="M72-22h56v26h-56zM-34 92v56h26v-56z" fill="var(--marigold)" stroke="none" />
        <path d="M70-16h60M70-8h60M70 0h60M-28 90v60M-20 90v60M-12 90v60" />
      </g>
      <g stroke="none">
        <path d="M58 4h22v34H58zM-8 78v22h34V78z" fill="var(--marigold-mist)" />
        <path d="M80 4h40v34H80zM-8 100v40h34v-40z" fill="var(--marigold)" />
        <path d="M120 4h22v34h-22zM-8 140v22h34v-22z" fill="var(--marigold-deep)" />
        <ellipse cx={100} cy={-22} rx={28} ry={8} fill="var(--marigold-mist)" />
        <ellipse cx={100} cy={-22} rx={20} ry={5} fill="var(--ink-deep)" />
      </g>
    </g>
  );
}

export function Mockup() {
  return (
    <Scene height={360} ground="var(--ink-line)">
      <BrowserFrame
        x={48}
        height={360}
        address="sharmabrass.example"
        page="var(--paper)"
        bar="var(--marigold-mist)"
        mark="var(--ink-mute)"
      >
        <path d="M0 0h168v340H0z" fill="var(--peacock)" />
        <Words x={18} y={28} size={13} weight={800} fill="var(--paper)" text="SHARMA BRASS" />
        <Nav x={412} y={27} anchor="end" items={['Valves', 'Elbows', 'Export']} />
        <Headline x={221} y={81} size={38} lines={['Brass that', 'never leaks.']} leading={0.95} />
        <Words
          x={222}
          y={142}
          size={11}
          fill="var(--ink-mute)"
          text="Cast in Aligarh since 1974. MOQ 100."
        />
        <g stroke="var(--paper-line)">
          <path d="M222 176h190M222 203h190M222 230h190M222 257h190" />
        </g>
        <g fontSize={10} fill="var(--ink-mute)">
          <Words x={222} y={169} text="Size" />
          <Words x={292} y={169} text="Thread" />
          <Words x={412} y={169} anchor="end" text="Rate / pc" />
        </g>
        {RATES.map(([size, thread, rate], row) => (
          <g key={size} fontSize={14} transform={`translate(0 ${195 + row * 27})`}>
            <Words x={222} y={0} weight={700} text={size} />
            <Words x={292} y={0} text={thread} />
            <Words x={412} y={0} weight={700} anchor="end" text={rate} />
          </g>
        ))}
        <MockupButton x={222} y={270} width={190} height={32} label="Get quote" size={14} />
      </BrowserFrame>
      <g transform="translate(72 146) scale(1.25)">
        <Elbow />
      </g>
    </Scene>
  );
}
