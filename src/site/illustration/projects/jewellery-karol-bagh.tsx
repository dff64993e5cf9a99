import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/* Each string hangs from its lowest point, so that its beads fall alike on both sides. */
const COLLAR = 'M216 196C190 196 176 162 177 104M216 196C242 196 256 162 255 104';
const CHAIN = 'M216 256C178 256 158 196 161 124M216 256C254 256 274 196 271 124';

/** A velvet bust with a bead collar, a longer chain and a kundan pendant. */
function Necklace() {
  return (
    <g transform="translate(0 36)">
      <path
        d="M176 34h80v54c0 34 26 44 66 58 42 14 64 44 70 134H40c6-90 28-120 70-134 40-14 66-24 66-58z"
        fill="var(--sindoor)"
      />
      <path
        d="M236 34h20v54c0 34 26 44 66 58 42 14 64 44 70 134h-76c0-80-20-100-50-112-30-14-30-40-30-134z"
        fill="var(--sindoor-deep)"
      />
      <g fill="none" strokeLinecap="round">
        <path d={COLLAR} stroke="var(--marigold-deep)" strokeWidth={3} />
        <path d={COLLAR} stroke="var(--marigold)" strokeWidth={11} strokeDasharray="0 12" />
        <path d={CHAIN} stroke="var(--marigold)" strokeWidth={3} />
        <path d={CHAIN} stroke="var(--marigold)" strokeWidth={16} strokeDasharray="0 24.5" />
        <path d={CHAIN} stroke="var(--paper-white)" strokeWidth={7} strokeDasharray="0 24.5" />
      </g>
      <g transform="translate(216 262)">
        <path d="M-8-8h16l10 10v16L0 36-18 18V2z" fill="var(--marigold)" />
        <path d="M0-2 10 8v8L0 26l-10-10V8z" fill="var(--peacock)" />
        <path d="M0-2 10 8H0z" fill="var(--peacock-soft)" />
        <circle cy={44} r={6} fill="var(--paper-white)" />
      </g>
    </g>
  );
}

const PIECES = [
  { name: 'Kangan', price: '₹ 84,500', form: 'M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0z' },
  {
    name: 'Jhumka',
    price: '₹ 32,900',
    form: 'M0-26a5 5 0 1 0 .1 0M0-16v8M-22 14q0-22 22-22t22 22zM-14 23h0m14 4h0m14-4h0',
  },
  {
    name: 'Anguthi',
    price: '₹ 18,200',
    form: 'M-20 10a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM-9-13 0-26l9 13z',
  },
] as const;

export function Mockup() {
  return (
    <Scene height={600} ground="var(--marigold-mist)">
      <BrowserFrame
        height={600}
        address="zevar-karolbagh.example"
        page="var(--ink)"
        bar="var(--marigold)"
        mark="var(--ink)"
      >
        <path d="M0 0h432v22H0z" fill="var(--ink-deep)" />
        <Nav
          x={216}
          y={14.5}
          size={9}
          anchor="middle"
          gap={26}
          fill="var(--marigold)"
          items={['Aaj ka bhav', '22K ₹ 11,240', '24K ₹ 12,260']}
        />
        <Nav x={24} y={52} fill="var(--paper-shade)" items={['Bridal', 'Polki']} />
        <Nav x={408} y={52} anchor="end" fill="var(--paper-shade)" items={['Savings', 'Visit']} />
        <Words
          x={216}
          y={54}
          size={17}
          weight={500}
          letterSpacing=".3em"
          anchor="middle"
          fill="var(--marigold)"
          text="ZEVAR"
        />
        <Necklace />
        <Headline
          x={216}
          y={386}
          size={36}
          weight={400}
          anchor="middle"
          lines={['Shaadi ka sona,', 'khara sona.']}
          fill="var(--paper)"
        />
        <MockupButton
          x={156}
          y={436}
          width={120}
          height={30}
          label="Video call"
          size={12}
          radius={15}
        />
        {PIECES.map(({ name, price, form }, column) => (
          <g key={name} transform={`translate(${56 + column * 136} 522)`}>
            <path
              d={form}
              fill="none"
              stroke="var(--marigold)"
              strokeWidth={4}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <Words x={36} y={0} size={12} weight={700} fill="var(--paper)" text={name} />
            <Words x={36} y={14} size={10} fill="var(--ink-soft)" text={price} />
          </g>
        ))}
      </BrowserFrame>
    </Scene>
  );
}
