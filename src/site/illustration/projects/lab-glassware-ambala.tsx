import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, TextLines, Words } from './parts/type.tsx';

const SHELVES = ['Flasks', 'Beakers', 'Burettes', 'Condensers', 'Petri dishes'];

/** An Erlenmeyer flask, half full, 180 units tall. */
function Flask() {
  return (
    <g transform="translate(284 92)">
      <path
        d="M62 8v54L4 160q-8 20 14 20h124q22 0 14-20L98 62V8z"
        fill="var(--paper-white)"
        opacity={0.9}
      />
      <path d="M40 99q40-14 80 0l32 60q6 15-10 15H18q-16 0-10-15z" fill="var(--marigold)" />
      <path d="M40 99q40-14 80 0-40 16-80 0z" fill="var(--marigold-mist)" />
      <path d="M120 99l32 60q6 15-10 15h-30q18 0 12-20z" fill="var(--marigold-deep)" />
      <g
        fill="none"
        stroke="var(--peacock-deep)"
        strokeWidth={5}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M62 8v54L4 160q-8 20 14 20h124q22 0 14-20L98 62V8M52 6h56" />
        <path d="M86 118h18m-10 18h18m-10 18h18" strokeWidth={3} />
      </g>
      <path
        d="M72 18v48L52 100"
        fill="none"
        stroke="var(--peacock-soft)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <circle cx={60} cy={136} r={8} fill="var(--marigold-mist)" />
      <circle cx={40} cy={156} r={5} fill="var(--marigold-mist)" />
      <circle cx={76} cy={-14} r={6} fill="var(--marigold)" />
      <circle cx={92} cy={-34} r={9} fill="var(--marigold)" />
    </g>
  );
}

const WARES = [
  { name: 'Beaker 250 ml', price: '₹ 190', form: 'M-16-20h32v40h-32zm0 16h32' },
  { name: 'Test tube', price: '₹ 14', form: 'M-7-22h14v36a7 7 0 0 1-14 0zm0 20H7' },
  { name: 'Round flask', price: '₹ 460', form: 'M-5-22h10v16a15 15 0 1 1-10 0zM-14 8h28' },
] as const;

export function Mockup() {
  return (
    <Scene height={424} ground="var(--peacock)">
      <BrowserFrame
        height={424}
        address="ambalaglass.example"
        page="var(--paper-white)"
        bar="var(--peacock-deep)"
        mark="var(--peacock-soft)"
      >
        <path d="M0 0h96v400H0z" fill="var(--peacock-mist)" />
        <path
          d="M18 20h16m-11 0v8l-8 14h22l-8-14v-8"
          fill="none"
          stroke="var(--peacock)"
          strokeWidth={4}
        />
        <Words
          x={17}
          y={64}
          size={11}
          weight={800}
          fill="var(--peacock-deep)"
          text="Ambala Glass"
        />
        <rect x={10} y={79} width={76} height={20} rx={10} fill="var(--peacock)" />
        {SHELVES.map((shelf, row) => (
          <Words
            key={shelf}
            x={18}
            y={92.5 + row * 24}
            size={10}
            fill={row === 0 ? 'var(--paper-white)' : 'var(--peacock-deep)'}
            text={shelf}
          />
        ))}
        <TextLines x={18} y={222} widths={[48, 36, 52]} fill="var(--peacock-soft)" />
        <path d="M96 0h336v238H96z" fill="var(--peacock-soft)" />
        <circle cx={340} cy={140} r={106} fill="var(--peacock-mist)" />
        <Headline
          x={116}
          y={64}
          size={40}
          lines={['Clear to', 'the last', 'drop.']}
          fill="var(--peacock-deep)"
        />
        <Words
          x={117}
          y={168}
          size={11}
          fill="var(--peacock-deep)"
          text="Borosilicate 3.3, ISO 3585"
        />
        <MockupButton
          x={116}
          y={186}
          width={104}
          height={28}
          label="Request samples"
          size={11}
          fill="var(--peacock-deep)"
          ink="var(--paper-white)"
          radius={14}
        />
        {WARES.map(({ name, price, form }, column) => (
          <g key={name} transform={`translate(${150 + column * 110} 284)`}>
            <path d="M-38-34h84v74h-84z" fill="var(--peacock-mist)" />
            <path
              d={form}
              transform="translate(4 2)"
              fill="var(--paper-white)"
              stroke="var(--peacock)"
              strokeWidth={2.5}
            />
            <Words x={-38} y={56} size={10} text={name} />
            <Words x={-38} y={71} size={12} weight={800} fill="var(--peacock)" text={price} />
          </g>
        ))}
      </BrowserFrame>
      <Flask />
    </Scene>
  );
}
