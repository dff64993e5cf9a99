import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/** Diagonal bracing at 45 degrees: `count` bays of `bay` units, to the right or downwards. */
const bracing = (count: number, bay: number, down: boolean) =>
  Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return down ? `l${bay * side} ${bay}` : `l${bay} ${bay * side}`;
  }).join('');

/** A tower crane whose jib spans the picture; its hook holds the browser window. */
function TowerCrane() {
  return (
    <>
      <g fill="none" stroke="var(--sindoor)" strokeWidth={4}>
        <path d={`M392 120v480m28-480v480M392 120${bracing(17, 28, true)}`} />
        <path
          d={`M16 104h448M16 82h380M16 82v22M20 82${bracing(17, 22, false)}`}
          strokeWidth={3.5}
        />
        <path d="M406 28 92 80M406 28l54 74M392 104l14-76 14 76" strokeWidth={3} />
      </g>
      <path d="M376 562h60v38h-60z" fill="var(--ink)" />
      <path d="M432 104h36v40h-36z" fill="var(--ink)" />
      <path d="M384 104h44v34h-44z" fill="var(--sindoor)" />
      <path d="M378 110h24v20h-24z" fill="var(--ink-deep)" />
      <path d="M174 100h36v12h-36z" fill="var(--ink)" />
      <path d="M186 112v40m12-40v40" stroke="var(--ink)" strokeWidth={2} />
      <path d="M180 150h24v18h-24z" fill="var(--sindoor-deep)" />
      <path d="M192 168v6a8 8 0 1 1-8 8" fill="none" stroke="var(--ink)" strokeWidth={4} />
      <path d="M192 188 48 236m144-48 144 48" stroke="var(--ink)" strokeWidth={2.5} />
    </>
  );
}

const FLEET = [
  ['Hydra 14 T', '₹ 9,500'],
  ['Tower 6 T', '₹ 1.2 L'],
  ['Crawler 50 T', '₹ 38,000'],
] as const;

export function Mockup() {
  return (
    <Scene height={600} ground="var(--peacock-mist)">
      <circle cx={120} cy={150} r={86} fill="var(--marigold)" />
      <path d="M350 600V480h36v-34h44v80h26v-40h24v114z" fill="var(--peacock-soft)" />
      <path d="M0 574h480v26H0z" fill="var(--peacock)" />
      <TowerCrane />
      <BrowserFrame
        x={34}
        y={236}
        width={316}
        height={308}
        address="bharatcranes.example"
        page="var(--paper-white)"
      >
        <path d="M0 0h316v158H0z" fill="var(--sindoor)" />
        <Words
          x={18}
          y={26}
          size={12}
          weight={800}
          fill="var(--paper-white)"
          text="BHARAT CRANES"
        />
        <Nav x={298} y={26} anchor="end" items={['Fleet', 'Call']} fill="var(--paper-white)" />
        <Headline
          x={17}
          y={74}
          size={40}
          lines={['Bhaari hai?', 'Hum hain.']}
          fill="var(--paper-white)"
        />
        <Words
          x={18}
          y={138}
          size={11}
          fill="var(--paper-white)"
          text="Operator, fuel, insurance included"
        />
        {FLEET.map(([name, rate], row) => (
          <g key={name} transform={`translate(18 ${182 + row * 28})`}>
            <Words x={0} y={0} size={14} weight={700} text={name} />
            <Words x={174} y={0} size={14} weight={800} anchor="end" text={rate} />
            <path d="M0 9h174" stroke="var(--paper-line)" />
          </g>
        ))}
        <MockupButton x={212} y={172} width={86} height={70} label="Call now" size={15} />
        <Words
          x={18}
          y={268}
          size={10}
          fill="var(--ink-mute)"
          text="Rates for a day in Ghaziabad"
        />
      </BrowserFrame>
    </Scene>
  );
}
