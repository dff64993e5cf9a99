import { ChatButton } from './parts/controls.tsx';
import { PhoneFrame, Scene } from './parts/frames.tsx';
import { Headline, Words } from './parts/type.tsx';

interface BowlProps {
  x: number;
  y: number;
  scale: number;
  heap: string;
  shade: string;
}

/** A bowl with a cone of ground spice, its shaded side to the right. */
function Bowl({ x, y, scale, heap, shade }: BowlProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-44 0-8-46q8-9 16 0L44 0z" fill={heap} />
      <path d="M3-50q3 1 5 4L44 0H14Q4-22 3-50z" fill={shade} />
      <path
        d="M-33-7-7-40M-22-6-4-30M-10-7l6-12"
        stroke={shade}
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <path d="M-46 0h92q-2 42-46 42T-46 0z" fill="var(--ink-raised)" />
      <path d="M20 0h26q-2 42-46 42 18-12 20-42z" fill="var(--ink-deep)" />
      <path d="M-51-3h102v8H-51zM-20 40h40v6h-40z" fill="var(--paper-line)" />
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

export function Mockup() {
  return (
    <Scene height={600} ground="var(--sindoor)">
      <Bowl x={76} y={164} scale={1.6} heap="var(--marigold)" shade="var(--marigold-deep)" />
      <Bowl x={76} y={344} scale={1.6} heap="var(--peacock-soft)" shade="var(--peacock)" />
      <Bowl x={76} y={524} scale={1.6} heap="var(--sindoor-mist)" shade="var(--sindoor-soft)" />
      <PhoneFrame x={172} y={36} width={284} height={600} screen="var(--paper)">
        <Words
          x={22}
          y={58}
          size={13}
          weight={800}
          fill="var(--sindoor)"
          text="Lala Masale, 1932"
        />
        <Headline x={21} y={96} size={35} lines={['Asli masala,', 'aaj pisa.']} />
        {SPICES.map(({ name, price, heap, shade }, index) => (
          <g
            key={name}
            transform={`translate(${20 + (index % 2) * 118} ${152 + Math.floor(index / 2) * 164})`}
          >
            <path d="M0 38h110v116H0z" fill="var(--paper-shade)" />
            <Bowl x={55} y={56} scale={0.92} heap={heap} shade={shade} />
            <Words x={10} y={116} size={12} weight={700} text={name} />
            <Words x={10} y={138} size={16} weight={800} fill="var(--sindoor-deep)" text={price} />
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
