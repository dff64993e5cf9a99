import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/** A wrapped box with a bow, 180 units wide. */
function GiftBox() {
  return (
    <g transform="translate(54 140)">
      <path d="M14 96h152v96H14z" fill="var(--sindoor)" />
      <path d="M112 96h54v96h-54z" fill="var(--sindoor-deep)" />
      <path d="M14 96h152v10H14z" fill="var(--sindoor-deep)" />
      <path d="M4 62h172v36H4z" fill="var(--sindoor-soft)" />
      <path d="M112 62h64v36h-64z" fill="var(--sindoor)" />
      <path d="M74 62h34v130H74z" fill="var(--marigold)" />
      <path d="M98 62h10v130H98z" fill="var(--marigold-deep)" />
      <path d="M91 62C60 62 20 56 22 28S70 8 91 62z" fill="var(--marigold)" />
      <path d="M91 62c31 0 71-6 69-34S112 8 91 62z" fill="var(--marigold-deep)" />
      <path
        d="M80 52C64 50 40 46 40 34s22-8 40 18zM102 52c16-2 40-6 40-18s-22-8-40 18z"
        fill="var(--ink)"
      />
      <path d="M76 46h30v18H76z" fill="var(--marigold-mist)" />
      <path d="M106 60l34 52" stroke="var(--marigold-mist)" strokeWidth={2} />
      <path d="M132 106l14-4 10 8v34h-34v-28z" fill="var(--paper-white)" />
      <circle cx={139} cy={112} r={3} fill="var(--ink)" />
      <path d="M139 120l9 9-9 9-9-9z" fill="var(--sindoor)" />
    </g>
  );
}

const WARES = [
  { name: 'Bottle', form: 'M-6-20H6v8q8 4 8 12v24h-28V0q0-8 8-12z' },
  { name: 'Mug', form: 'M-18-14h28v34h-28zM10-6h6q6 0 6 8t-6 8h-6z' },
  { name: 'Diary', form: 'M-16-20h32v42h-32zM-8-20v42' },
] as const;

export function Mockup() {
  return (
    <Scene height={380} ground="var(--sindoor-soft)">
      <BrowserFrame
        height={380}
        address="tohfa-noida.example"
        page="var(--paper)"
        bar="var(--sindoor-deep)"
        mark="var(--sindoor-mist)"
      >
        <Words x={14} y={28} size={16} weight={800} fill="var(--sindoor-deep)" text="tohfa" />
        <Nav x={328} y={27} anchor="end" items={['Diwali', 'Onboarding', 'Awards']} />
        <MockupButton x={340} y={12} width={78} label="Get quote" />
        <path d="M14 46h212v256H14z" fill="var(--ink)" />
        <path d="M14 270h212v40H14z" fill="var(--ink-raised)" />
        <path d="M236 46h182v124H236z" fill="var(--sindoor-mist)" />
        <Headline
          x={250}
          y={88}
          size={34}
          lines={['Boss bhi', 'khush,', 'team bhi.']}
          leading={0.95}
        />
        <path d="M236 180h86v142h-86z" fill="var(--marigold)" />
        <Words x={246} y={202} size={11} weight={700} text="Hampers from" />
        <Headline x={245} y={244} size={29} lines={['₹ 499']} />
        <Words x={246} y={268} size={10} text="MOQ 25, 7 days" />
        <path d="M332 180h86v142h-86z" fill="var(--peacock)" />
        {WARES.map(({ name, form }, row) => (
          <g key={name} transform={`translate(355 ${206 + row * 46})`}>
            <path
              d={form}
              transform="scale(.8)"
              fill="var(--peacock-soft)"
              stroke="var(--peacock-deep)"
              strokeWidth={2}
            />
            <Words x={22} y={5} size={11} weight={700} fill="var(--paper)" text={name} />
          </g>
        ))}
        <Words
          x={28}
          y={74}
          size={11}
          weight={700}
          fill="var(--paper)"
          text="Your logo on every box"
        />
      </BrowserFrame>
      <GiftBox />
    </Scene>
  );
}
