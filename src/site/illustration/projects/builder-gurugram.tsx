import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

const FLOOR = 20;

/** Windows of one block: `columns` of 10 by 12 units on every floor, where `lit` says so. */
const windows = (
  columns: number,
  floors: number,
  lit: (column: number, floor: number) => boolean,
) =>
  Array.from({ length: columns * floors }, (_, index) => ({
    column: index % columns,
    floor: Math.floor(index / columns),
  }))
    .filter(({ column, floor }) => lit(column, floor))
    .map(({ column, floor }) => `M${5 + column * 17} ${8 + floor * FLOOR}h10v12h-10z`)
    .join('');

const isHome = (column: number, floor: number) => (column * 5 + floor * 3) % 7 < 3;

interface BlockProps {
  x: number;
  y: number;
  columns: number;
  floors: number;
  wall: string;
}

function Block({ x, y, columns, floors, wall }: BlockProps) {
  const width = columns * 17 + 9;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${floors * FLOOR + 8}H0z`} fill={wall} />
      <path d={`M${width} 0v${floors * FLOOR + 8}h-8V0z`} fill="var(--ink)" opacity={0.18} />
      <path
        d={windows(columns, floors, (column, floor) => !isHome(column, floor))}
        fill="var(--ink-line)"
      />
      <path d={windows(columns, floors, isHome)} fill="var(--marigold)" />
    </g>
  );
}

export function Mockup() {
  return (
    <Scene height={540} ground="var(--peacock)">
      <BrowserFrame
        height={540}
        y={60}
        address="udaanhomes.example"
        page="var(--paper)"
        bar="var(--paper)"
        mark="var(--ink-mute)"
      >
        <path d="M0 0h432v330H0z" fill="var(--ink)" />
        <circle cx={250} cy={196} r={100} fill="var(--sindoor)" />
        <Words x={22} y={30} size={15} weight={800} fill="var(--paper)" text="Udaan Homes" />
        <Nav x={146} y={30} items={['Plans', 'Tour']} fill="var(--paper)" />
        <Headline
          x={20}
          y={94}
          size={56}
          lines={['Upar ki', 'hawa,', 'apni', 'chhat.']}
          leading={0.92}
          fill="var(--paper)"
        />
      </BrowserFrame>
      <Block x={262} y={246} columns={3} floors={8} wall="var(--sindoor-mist)" />
      <Block x={392} y={166} columns={3} floors={12} wall="var(--paper-line)" />
      <Block x={312} y={30} columns={5} floors={19} wall="var(--paper-white)" />
      <path d="M336 30V14h46v16z" fill="var(--paper-line)" />
      <path
        d="M24 412q30-26 62-8 20-24 54-6 26-18 54 2 30-20 60 0 40-16 60 4 30-14 50 2 40-16 92-2v18H24z"
        fill="var(--peacock-deep)"
      />
      <path d="M24 414h432v126H24z" fill="var(--paper)" />
      <Words
        x={46}
        y={446}
        size={12}
        fill="var(--ink-mute)"
        text="2, 3, 4 BHK in Sector 79, from"
      />
      <Headline x={45} y={484} size={36} lines={['₹ 1.45 Cr']} />
      <MockupButton x={300} y={452} width={134} height={38} label="Book a site visit" size={14} />
      <path d="M46 506h388" stroke="var(--paper-line)" />
      <Nav
        x={46}
        y={526}
        gap={20}
        fill="var(--peacock)"
        weight={700}
        items={['RERA registered', 'Possession 2027', 'Home loan help']}
      />
    </Scene>
  );
}
