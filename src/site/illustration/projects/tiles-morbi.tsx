import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

const TILE = 70;
const COLUMNS = 6;
const ROWS = 4;

/** Upper left corners of the floor's tiles, in a chequer of two patterns. */
const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  x: (index % COLUMNS) * TILE,
  y: Math.floor(index / COLUMNS) * TILE,
}));
const isStar = ({ x, y }: { x: number; y: number }) => ((x + y) / TILE) % 2 === 0;
const lay = (tiles: typeof cells, motif: string) =>
  tiles.map(({ x, y }) => `M${x} ${y}${motif}`).join('');

const stars = cells.filter(isStar);
const petals = cells.filter((cell) => !isStar(cell));

const RANGE = [
  { name: 'Satin', size: '600 x 1200', price: '₹ 42', fill: 'var(--paper-line)' },
  { name: 'Neel', size: '300 x 300', price: '₹ 58', fill: 'var(--ink-raised)' },
  { name: 'Terracotta', size: '200 x 200', price: '₹ 36', fill: 'var(--sindoor)' },
  { name: 'Mor', size: '600 x 600', price: '₹ 64', fill: 'var(--peacock)' },
] as const;

export function Mockup() {
  return (
    <Scene height={600} ground="var(--sindoor-mist)">
      <BrowserFrame
        x={30}
        y={28}
        width={420}
        height={600}
        address="morbitiles.example"
        page="var(--paper)"
      >
        <path d="M0 0h420v280H0z" fill="var(--paper-white)" />
        <path d={lay(stars, 'h70v70h-70z')} fill="var(--ink)" />
        <path d={lay(stars, 'm35 3 32 32-32 32-32-32z')} fill="var(--marigold)" />
        <path d={lay(stars, 'm12 12h46v46h-46z')} fill="var(--paper)" />
        <path d={lay(stars, 'm35 19 16 16-16 16-16-16z')} fill="var(--sindoor)" />
        <path
          d={lay(petals, 'h35a35 35 0 0 1-35 35zm70 70h-35a35 35 0 0 1 35-35z')}
          fill="var(--peacock)"
        />
        <path
          d={lay(petals, 'm70 0v35a35 35 0 0 1-35-35zm-70 70v-35a35 35 0 0 1 35 35z')}
          fill="var(--sindoor)"
        />
        <path d={lay(petals, 'm35 26 9 9-9 9-9-9z')} fill="var(--ink)" />
        <path d="M0 168h280v250H0z" fill="var(--paper)" />
        <Nav
          x={24}
          y={196}
          weight={700}
          items={['Floor', 'Wall', 'Outdoor', 'Dealers']}
          fill="var(--sindoor-deep)"
        />
        <Headline x={23} y={242} size={36} lines={['Morbi se seedha', 'aapke ghar.']} />
        <Words
          x={24}
          y={304}
          size={12}
          fill="var(--ink-mute)"
          text="600 designs. Factory rate, no middleman."
        />
        <MockupButton
          x={24}
          y={320}
          width={118}
          height={30}
          label="Order a sample"
          size={12}
          fill="var(--sindoor)"
          ink="var(--paper-white)"
          radius={0}
        />
        <MockupButton
          x={150}
          y={320}
          width={106}
          height={30}
          label="Find a dealer"
          size={12}
          fill="none"
          stroke="var(--ink)"
          radius={0}
        />
        {RANGE.map(({ name, size, price, fill }, column) => (
          <g key={name} transform={`translate(${24 + column * 96} 390)`}>
            <path d="M0 0h84v84H0z" fill={fill} />
            <path
              d="M0 0h42a42 42 0 0 1-42 42zM84 84H42a42 42 0 0 1 42-42z"
              fill="var(--paper-white)"
              opacity={0.28}
            />
            <Words x={0} y={102} size={13} weight={700} text={name} />
            <Words x={0} y={116} size={10} fill="var(--ink-mute)" text={size} />
            <Words x={0} y={134} size={13} weight={700} fill="var(--sindoor-deep)" text={price} />
          </g>
        ))}
      </BrowserFrame>
    </Scene>
  );
}
