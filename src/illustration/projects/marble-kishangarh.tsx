import { Button } from './parts/controls.tsx';
import { BrowserFrame } from './parts/frames.tsx';
import { type ProjectDrawing, Scene } from './parts/scene.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/** Left half of a bookmatched slab, 194 by 236; its strokes may run over the edges by 16. */
function Veins() {
  return (
    <g fill="none" strokeLinejoin="round">
      <path
        d="M0 96l34-8 30-34 26-6 30 22 22-2 52-46M0 214l40-30 34 6 28-26 50 14 42-28"
        stroke="var(--ink-mist)"
        strokeWidth={26}
      />
      <path
        d="M0 84l30-10 28-34 20-10 34 18 30-4 34-30 18-4M0 200l36-26 38 2 30-28 46 12 44-32"
        stroke="var(--ink-soft)"
        strokeWidth={6}
      />
      <path
        d="M0 76l26-10 26-32 22-14 38 16 30-6 30-28M58 40l8 34 24 22 4 26 34 22 6 22M66 74l-34 24-12 26-20 10M112 48l14 30 34 12 34 26M0 192l34-24 40 0 28-28 44 10 48-36M102 148l-4 34 14 20-6 34M36 174l12 26-8 36M150 160l22 24 22 4M30 0l8 20 20 20M140 0l4 26M90 96l36 4 24-12"
        stroke="var(--ink-mute)"
        strokeWidth={1.6}
      />
      <path
        d="M0 150l38-10 24-34 36-14 26-36 34-14 36-36M128 236l10-40 34-12 22-28"
        stroke="var(--marigold-deep)"
        strokeWidth={2}
      />
    </g>
  );
}

const STONES = [
  { name: 'Makrana', price: '₹ 210', fill: 'var(--paper-shade)', vein: 'var(--ink-soft)' },
  { name: 'Rajnagar', price: '₹ 65', fill: 'var(--sindoor-soft)', vein: 'var(--sindoor-mist)' },
  { name: 'Keshariya', price: '₹ 120', fill: 'var(--peacock)', vein: 'var(--peacock-soft)' },
  { name: 'Nero', price: '₹ 185', fill: 'var(--ink-deep)', vein: 'var(--marigold)' },
] as const;

export function Marble({ title }: ProjectDrawing) {
  return (
    <Scene title={title} height={480} ground="var(--ink-soft)">
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
            weight={450}
            lines={['Pahaad se', 'farsh tak.']}
            fill="var(--paper)"
          />
          <Button
            x={286}
            y={202}
            width={102}
            height={34}
            label="Book a slab"
            size={12}
            radius={0}
          />
        </g>
        <Nav x={22} y={26} size={10} items={['Slabs', 'Projects']} />
        <text
          x={216}
          y={27}
          fontSize={13}
          fontWeight={650}
          letterSpacing=".22em"
          textAnchor="middle"
        >
          SHILA
        </text>
        <Nav x={410} y={26} size={10} anchor="end" items={['Yard', 'Contact']} />
        {STONES.map(({ name, price, fill, vein }, column) => (
          <g key={name} transform={`translate(${22 + column * 100} 298)`}>
            <path d="M0 0h88v76H0z" fill={fill} />
            <path
              d="M0 54l24-12 14-24L58 12 66 0M30 76l14-28 20-8 10-20 14-6"
              fill="none"
              stroke={vein}
              strokeWidth={2.5}
            />
            <Words x={0} y={94} size={12} weight={650}>
              {name}
            </Words>
            <Words x={0} y={110} size={11} fill="var(--ink-mute)">
              {`${price} / sq ft`}
            </Words>
          </g>
        ))}
      </BrowserFrame>
    </Scene>
  );
}
