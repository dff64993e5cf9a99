import { ChatButton } from './parts/controls.tsx';
import { PhoneFrame } from './parts/frames.tsx';
import { type ProjectDrawing, Scene } from './parts/scene.tsx';
import { Headline, Words } from './parts/type.tsx';

interface BowlProps {
  x: number;
  y: number;
  radius: number;
  heap: string;
  shade: string;
}

/** A brass bowl from above with a heap of ground spice; the dotted rings are its grain. */
function Bowl({ x, y, radius, heap, shade }: BowlProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 50})`}>
      <circle r={48} fill="var(--ink-deep)" stroke="var(--paper-line)" strokeWidth={5} />
      <circle r={42} fill={shade} />
      <circle cx={-2} cy={-3} r={36} fill={heap} />
      <path d="M26-26A36 36 0 0 1-22 27Q4 26 13 8 21-8 26-26z" fill={shade} />
      <path
        d="M-24 10a24 24 0 0 1 40-32M-14 10a14 14 0 0 1 22-18M-4 12q0-8 6-12"
        fill="none"
        stroke={shade}
        strokeWidth={3.5}
        strokeLinecap="round"
        strokeDasharray="0 8.5"
      />
    </g>
  );
}

const SPICES = [
  { name: 'Haldi, 100 g', price: '₹ 38', heap: 'var(--marigold)', shade: 'var(--marigold-deep)' },
  { name: 'Mirch, 100 g', price: '₹ 54', heap: 'var(--sindoor)', shade: 'var(--sindoor-deep)' },
  { name: 'Dhania, 100 g', price: '₹ 32', heap: 'var(--peacock-soft)', shade: 'var(--peacock)' },
  {
    name: 'Amchur, 50 g',
    price: '₹ 61',
    heap: 'var(--marigold-mist)',
    shade: 'var(--sindoor-soft)',
  },
] as const;

export function Spices({ title }: ProjectDrawing) {
  return (
    <Scene title={title} height={600} ground="var(--sindoor)">
      <Bowl x={28} y={92} radius={96} heap="var(--marigold)" shade="var(--marigold-deep)" />
      <Bowl x={470} y={330} radius={112} heap="var(--peacock-soft)" shade="var(--peacock)" />
      <Bowl x={20} y={520} radius={108} heap="var(--sindoor-soft)" shade="var(--sindoor-deep)" />
      <PhoneFrame x={98} y={36} width={284} height={600} screen="var(--paper)">
        <Words x={22} y={58} size={13} weight={800} fill="var(--sindoor)">
          Lala Masale, 1932
        </Words>
        <Headline lang="hi-Latn" x={21} y={96} size={35} lines={['Asli masala,', 'aaj pisa.']} />
        {SPICES.map(({ name, price, heap, shade }, index) => (
          <g
            key={name}
            transform={`translate(${20 + (index % 2) * 118} ${152 + Math.floor(index / 2) * 164})`}
          >
            <path d="M0 38h110v116H0z" fill="var(--paper-shade)" />
            <Bowl x={55} y={46} radius={46} heap={heap} shade={shade} />
            <Words x={10} y={116} size={12} weight={650}>
              {name}
            </Words>
            <Words x={10} y={138} size={16} weight={750} fill="var(--sindoor-deep)">
              {price}
            </Words>
            <circle cx={92} cy={132} r={12} fill="var(--marigold)" />
            <path d="M92 126v12m-6-6h12" stroke="var(--ink)" strokeWidth={2} />
          </g>
        ))}
        <path d="M0 488h268v90H0z" fill="var(--paper-white)" />
        <ChatButton x={16} y={498} width={236} height={44} label="Order, ₹ 640" size={16} />
      </PhoneFrame>
    </Scene>
  );
}
