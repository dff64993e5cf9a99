import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/** A counterbalance truck in side view, facing left with a crate on its raised forks. */
function Forklift() {
  return (
    <g transform="translate(268 170) scale(.92)">
      <path d="M-50 34h78v72h-78z" fill="var(--sindoor)" />
      <path d="M-50 34h78v14h-78zm0 58h78v14h-78z" fill="var(--sindoor-deep)" />
      <path d="M-31 48v44m20-44v44m20-44v44" stroke="var(--sindoor-deep)" strokeWidth={4} />
      <path d="M44 2h8v166h-8zm14 0h6v166h-6z" fill="var(--ink-soft)" />
      <path d="M38 62v50h-94" fill="none" stroke="var(--paper)" strokeWidth={9} />
      <path
        d="M78 118V40l12-10h74q8 0 10 8l20 84"
        fill="none"
        stroke="var(--paper)"
        strokeWidth={7}
      />
      <path d="M122 112V84q0-8 8-8 6 0 6 8v16h20q8 0 8 12z" fill="var(--ink-line)" />
      <path
        d="M98 112l-8-34m-9 3 18-6"
        stroke="var(--ink-soft)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M66 110h92l14-8h28q26 0 26 28v34H66z" fill="var(--marigold)" />
      <path d="M182 102h18q26 0 26 28v34h-52v-44z" fill="var(--marigold-deep)" />
      <path d="M112 146l16-22h12l-16 22zm24 0 16-22h12l-16 22z" fill="var(--ink-deep)" />
      <path d="M62 162a28 28 0 1 1 56 0zm104 6a23 23 0 1 1 46 0z" fill="var(--ink-deep)" />
      <circle cx={90} cy={164} r={24} fill="var(--ink-line)" />
      <circle cx={189} cy={169} r={19} fill="var(--ink-line)" />
      <circle cx={90} cy={164} r={10} fill="var(--paper)" />
      <circle cx={189} cy={169} r={8} fill="var(--paper)" />
    </g>
  );
}

export function Mockup() {
  return (
    <Scene height={380} ground="var(--marigold)">
      <BrowserFrame
        height={380}
        address="uthao-forklift.example"
        page="var(--ink)"
        bar="var(--paper)"
        mark="var(--ink-mute)"
      >
        <g fill="var(--paper)">
          <Words x={20} y={26} size={13} weight={800} fill="var(--marigold)" text="UTHAO" />
          <Nav x={412} y={26} anchor="end" items={['Fleet', 'Rates', 'Operators', '24x7']} />
          <Headline x={15} y={112} size={90} lines={['Lift more.']} />
          <Headline x={17} y={158} size={40} lines={['Own less.']} fill="var(--marigold)" />
          <Words
            x={20}
            y={184}
            size={12}
            fill="var(--ink-soft)"
            text="Faridabad mein, 4 ghante mein."
          />
        </g>
        <MockupButton x={20} y={202} width={140} height={36} label="₹ 1,800 a day" size={15} />
        <path d="M0 304h432v60H0z" fill="var(--marigold-deep)" />
        <path d="M0 304h432v8H0z" fill="var(--ink-deep)" />
        <Nav
          x={20}
          y={282}
          size={15}
          weight={700}
          gap={16}
          fill="var(--paper)"
          items={['1.5 T', '2.5 T', '3 T', '5 T']}
        />
      </BrowserFrame>
      <Forklift />
    </Scene>
  );
}
