import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Words } from './parts/type.tsx';

/** A ventilated brake disc of radius 100 with its caliper. */
function BrakeDisc() {
  return (
    <g transform="translate(392 152) rotate(14)">
      <circle r={100} fill="var(--paper-line)" />
      <path d="M71-71A100 100 0 0 1-71 71z" fill="var(--ink-soft)" />
      <g fill="none" stroke="var(--ink-deep)" strokeLinecap="round">
        <circle r={84} strokeWidth={7} strokeDasharray="0 29.3" />
        <circle r={68} strokeWidth={7} strokeDasharray="0 30.52" transform="rotate(12)" />
        <circle r={99} strokeWidth={2} />
      </g>
      <circle r={50} fill="var(--ink-deep)" />
      <circle r={44} fill="var(--ink-line)" />
      <circle
        r={30}
        fill="none"
        stroke="var(--ink-deep)"
        strokeWidth={11}
        strokeLinecap="round"
        strokeDasharray="0 37.7"
      />
      <circle r={15} fill="var(--paper-line)" />
      <path d="M-60-96A113 113 0 0 0-112 14l46-6a67 67 0 0 1 31-65z" fill="var(--marigold)" />
      <path d="M-112 14l46-6q0-12 2-20l-47 2q-2 12-1 24z" fill="var(--marigold-deep)" />
      <path
        d="M-82-62l14 14m-30 14 18 8"
        stroke="var(--ink)"
        strokeWidth={6}
        strokeLinecap="round"
      />
    </g>
  );
}

const CHOICES = ['Maruti', 'Swift', '2019'];
const PARTS = [
  {
    name: 'Brake disc',
    price: '₹ 1,450',
    form: 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  },
  { name: 'Oil filter', price: '₹ 180', form: 'M-13-18h26v36h-26zM-13-8h26M-6-8v26M6-8v26' },
  { name: 'Spark plug', price: '₹ 240', form: 'M-5-20H5v12h5V2H5v8h-10V2h-5v-10h5zM0 10v10h8' },
] as const;

export function Mockup() {
  return (
    <Scene height={400} ground="var(--ink-mist)">
      <BrowserFrame height={400} address="kashmeregateparts.example" page="var(--paper-white)">
        <path d="M0 0h432v204H0z" fill="var(--sindoor)" />
        <path d="M0 0h432v36H0z" fill="var(--ink)" />
        <Words x={20} y={24} size={14} weight={800} fill="var(--paper)" text="PURZA." />
        <rect x={86} y={8} width={220} height={20} rx={10} fill="var(--ink-raised)" />
        <Words
          x={98}
          y={21.5}
          size={10}
          fill="var(--ink-soft)"
          text="Part number ya gaadi ka naam"
        />
        <Headline
          x={19}
          y={88}
          size={46}
          lines={['Sahi purza,', 'sahi daam.']}
          leading={0.92}
          fill="var(--paper-white)"
        />
        {CHOICES.map((choice, column) => (
          <g key={choice} transform={`translate(${20 + column * 66} 152)`}>
            <path d="M0 0h60v30H0z" fill="var(--paper-white)" />
            <Words x={8} y={19} size={12} text={choice} />
            <path d="M46 13l4 4 4-4" fill="none" stroke="var(--ink)" strokeWidth={1.5} />
          </g>
        ))}
        <MockupButton x={218} y={152} width={52} height={30} label="Find" size={13} radius={0} />
        {PARTS.map(({ name, price, form }, column) => (
          <g key={name} transform={`translate(${20 + column * 137} 224)`}>
            <path d="M0 0h118v70H0z" fill="var(--ink-mist)" />
            <path
              d={form}
              transform="translate(59 35) scale(1.3)"
              fill="var(--paper-white)"
              stroke="var(--ink)"
              strokeWidth={2}
            />
            <Words x={0} y={90} size={13} weight={700} text={name} />
            <Words x={0} y={109} size={15} weight={800} fill="var(--sindoor-deep)" text={price} />
            <Words x={118} y={109} size={10} anchor="end" fill="var(--peacock)" text="In stock" />
          </g>
        ))}
      </BrowserFrame>
      <BrakeDisc />
    </Scene>
  );
}
