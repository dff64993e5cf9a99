import type { Drawing } from '../../brand/drawings.ts';
import { Wordmark } from '../logo/Wordmark.tsx';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Panel } from '../scene/Stage.tsx';

const WIDTH = 1600;
const HEIGHT = 430;
/** Height of the pavement on which the shops stand. */
const FLOOR = 392;

interface Shop {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The neighbours, from left to right, with a gap in the middle for the one that is lit. */
const NEIGHBOURS: readonly Shop[] = [
  { x: -30, width: 150, height: 236 },
  { x: 120, width: 128, height: 292 },
  { x: 248, width: 164, height: 250 },
  { x: 412, width: 120, height: 304 },
  { x: 532, width: 132, height: 240 },
  { x: 936, width: 140, height: 272 },
  { x: 1076, width: 118, height: 322 },
  { x: 1194, width: 170, height: 254 },
  { x: 1364, width: 124, height: 296 },
  { x: 1488, width: 150, height: 244 },
];

const LIT: Shop = { x: 664, width: 272, height: 336 };
const SIGN = 58;
const SHUTTER = 116;

/** A shop like the others: a board, an awning, a shutter, and nothing to remember it by. */
function Neighbour({ shop: { x, width, height }, index }: { shop: Shop; index: number }) {
  const top = FLOOR - height;
  const sign = FLOOR - SHUTTER - SIGN;
  const inner = width - 28;
  const slats = Array.from({ length: 6 }, (_, slat) => FLOOR - 14 - slat * 17);
  return (
    <g>
      <path
        d={`M${x} ${top}h${width}v${height}H${x}z`}
        fill={index % 2 === 0 ? 'var(--ink)' : 'var(--ink-raised)'}
        stroke="none"
      />
      <path
        d={`M${x + 14} ${sign}h${inner}v${SIGN - 20}h${-inner}z`}
        fill="var(--ink-line)"
        stroke="none"
      />
      <path d={`M${x + 30} ${sign + 19}h${inner - 46}`} stroke="var(--ink-mute)" strokeWidth="8" />
      <path d={slats.map((y) => `M${x + 14} ${y}h${inner}`).join('')} />
      <path
        d={`M${x + 24} ${sign - 20}v-40h24v40zM${x + width - 48} ${sign - 20}v-40h24v40z`}
        fill="var(--ink-deep)"
      />
    </g>
  );
}

/** The shop that is seen: light, a sign, an open door, and a screen of jaali above it. */
function LitShop({ wordmark }: { wordmark: Drawing }) {
  const { x, width, height } = LIT;
  const top = FLOOR - height;
  const stripes = Array.from({ length: 8 }, (_, stripe) => x - 14 + (stripe * (width + 28)) / 8);
  const stripe = (width + 28) / 8;
  return (
    <g stroke="none">
      <path
        d={`M${x} ${FLOOR}h${width}l150 ${HEIGHT - FLOOR}H${x - 150}z`}
        fill="var(--marigold)"
      />
      <path d={`M${x} ${top}h${width}v${height}H${x}z`} fill="var(--marigold-mist)" />
      <path d={`M${x - 10} ${top - 14}h${width + 20}v18H${x - 10}z`} fill="var(--paper-white)" />
      <path d={`M${x + 22} ${top + 24}h${width - 44}v72H${x + 22}z`} fill="var(--marigold)" />
      <g fill="none">
        <Panel
          kind="khatam"
          box={[x + 22, top + 24, width - 44, 72]}
          pitch={57}
          colour="var(--ink)"
          weight={4}
        />
      </g>
      <path d={`M${x - 8} ${top + 116}h${width + 16}v70H${x - 8}z`} fill="var(--sindoor)" />
      <svg x={x + 20} y={top + 126} width="140" height="48" aria-hidden="true">
        <Wordmark drawing={wordmark} colour="var(--paper-white)" />
      </svg>
      <path
        d={`M${x + 166} ${top + 160}h22l18 -18h34`}
        stroke="var(--marigold)"
        strokeWidth="9"
        fill="none"
      />
      <circle cx={x + 244} cy={top + 142} r="11" fill="var(--marigold)" />
      {stripes.map((left, index) => (
        <path
          key={left}
          d={`M${left} ${top + 196}h${stripe}v26a${stripe / 2} 14 0 0 1 ${-stripe} 0z`}
          fill={index % 2 === 0 ? 'var(--paper-white)' : 'var(--sindoor)'}
        />
      ))}
      <path
        d={`M${x + 22} ${top + 238}h${width - 44}V${FLOOR}H${x + 22}z`}
        fill="var(--marigold)"
      />
      <path
        d={`M${x + 40} ${FLOOR}v-44h62v44zM${x + width - 96} ${FLOOR}v-58h52v58z`}
        fill="var(--peacock)"
      />
      <path
        d={`M${x + 40} ${FLOOR - 44}h62v-10h-62zM${x + width - 96} ${FLOOR - 58}h52v-10h-52z`}
        fill="var(--peacock-deep)"
      />
      <path d={`M${x + 126} ${FLOOR}v-52q0-12 10-12t10 12v52z`} fill="var(--ink)" />
      <circle cx={x + 136} cy={FLOOR - 76} r="11" fill="var(--ink)" />
    </g>
  );
}

/** Overhead wires hang from roof to roof. */
const WIRES = [0, 9, 22]
  .map(
    (slack) =>
      `M-20 70q150 ${60 + slack} 330 4q180 ${50 + slack} 360-30q130 ${40 + slack} 270-2q160 ${64 + slack} 320 10q170 ${56 + slack} 380-12`,
  )
  .join('');

/** A market lane after closing time; one shop in it can't be overlooked. It stays in sight when cropped. */
export function MarketLane({ wordmark, ...props }: PictureProps & { wordmark: Drawing }) {
  return (
    <Picture width={WIDTH} height={HEIGHT} {...props}>
      <g fill="none" stroke="var(--ink-line)" strokeWidth="2">
        <path d={`M0 ${FLOOR}h${WIDTH}v${HEIGHT - FLOOR}H0z`} fill="var(--ink)" stroke="none" />
        {NEIGHBOURS.map((shop, index) => (
          <Neighbour key={shop.x} shop={shop} index={index} />
        ))}
        <LitShop wordmark={wordmark} />
        <path d={WIRES} stroke="var(--ink-mute)" strokeWidth="1.5" />
      </g>
    </Picture>
  );
}
