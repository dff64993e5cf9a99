import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/** Left half of a bookmatched slab, 194 by 236; its strokes may run over the edges by 16. */
function Veins() {
  return (
    <g fill="none" strokeLinejoin="round">
      <path
        d="M0 44l22 26 16 4 20 34 28 14 18 30 34 18 26 38 30 16M92 0l14 30 26 12 16 30 46 22M0 150l28 18 8 30 36 38"
        stroke="var(--ink-mist)"
        strokeWidth={30}
      />
      <path
        d="M0 24l22 26 16 8 20 34 28 14 18 30 34 22 26 38 30 20M76 0l14 28 26 14 12 30 34 16 32 18M0 134l24 18 10 30 34 18 22 36"
        stroke="var(--ink-soft)"
        strokeWidth={5}
      />
      <path
        d="M0 16l24 28 18 8 18 34 30 14 16 30 36 22 24 38 28 20M84 0l12 28 24 12 14 30 60 30M58 92l-22 16-8 22M104 136l-12 28 6 26M138 158l30 2 26 14M128 72l-8 26 10 22M24 152l26 4 16 16M38 58l28-8 14-20"
        stroke="var(--ink-mute)"
        strokeWidth={1.5}
      />
      <path
        d="M0 60l20 22 22 14 14 32 30 16 20 32 30 16 26 44M110 0l12 22 30 14 14 26 28 12"
        stroke="var(--marigold-deep)"
        strokeWidth={2}
      />
    </g>
  );
}

const STONES = [
  { name: 'Makrana', price: '₹ 210', fill: 'var(--paper-shade)', vein: 'var(--ink-soft)' },
  { name: 'Babarmal', price: '₹ 65', fill: 'var(--sindoor-soft)', vein: 'var(--sindoor-mist)' },
  { name: 'Keshariya', price: '₹ 120', fill: 'var(--peacock)', vein: 'var(--peacock-soft)' },
  { name: 'Nero', price: '₹ 185', fill: 'var(--ink-deep)', vein: 'var(--marigold)' },
] as const;

export function Mockup() {
  return (
    <Scene height={480} ground="var(--ink-soft)">
      <BrowserFrame
        height={480}
        address="kishangarhstone.example"
        page="var(--paper-white)"
        bar="var(--paper-white)"
        mark="var(--ink-mute)"
      >
        <g transform="translate(22 42)">
          <path d="M0 0h388v236H0z" fill="var(--paper)" />
          <Veins />
          <g transform="matrix(-1 0 0 1 388 0)">
            <Veins />
          </g>
          <path d="M194 0v236" stroke="var(--paper-line)" strokeWidth={2} />
          <path d="M-22-22h432v300H-22zM0 0v236h388V0z" fill="var(--paper-white)" />
          <path d="M0 140h190v96H0z" fill="var(--ink)" />
          <Headline
            x={16}
            y={178}
            size={34}
            weight={500}
            lines={['Pahaad se', 'farsh tak.']}
            fill="var(--paper)"
          />
          <MockupButton
            x={286}
            y={202}
            width={102}
            height={34}
            label="Book a slab"
            size={12}
            radius={0}
          />
        </g>
        <Nav x={22} y={26} items={['Slabs', 'Projects']} />
        <Words
          x={216}
          y={27}
          size={13}
          weight={700}
          letterSpacing=".22em"
          anchor="middle"
          text="SHILA"
        />
        <Nav x={410} y={26} anchor="end" items={['Yard', 'Contact']} />
        {STONES.map(({ name, price, fill, vein }, column) => (
          <g key={name} transform={`translate(${22 + column * 100} 298)`}>
            <path d="M0 0h88v76H0z" fill={fill} />
            <path
              d="M0 54l24-12 14-24L58 12 66 0M30 76l14-28 20-8 10-20 14-6"
              fill="none"
              stroke={vein}
              strokeWidth={2.5}
            />
            <Words x={0} y={94} size={12} weight={700} text={name} />
            <Words x={0} y={110} size={11} fill="var(--ink-mute)" text={`${price} / sq ft`} />
          </g>
        ))}
      </BrowserFrame>
    </Scene>
  );
}
