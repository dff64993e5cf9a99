import type { QUANTITIES } from '../../../catalog/schemas/packages/web-awareness.ts';
import { pathThrough } from '../../illustration/geometry/path.ts';
import { type Point, polar } from '../../illustration/geometry/point.ts';
import { starOutline } from '../../illustration/lattice/star.ts';
import { Picture } from '../../illustration/Picture.tsx';

type Quantity = (typeof QUANTITIES)[number];

interface Props {
  of: Quantity;
  amount: number;
}

const WIDTH = 240;
const HEIGHT = 160;

/** Where a drawing begins: half its stroke inside the frame, in line with the words below it. */
const LEFT = 1;

/** A grid that holds `amount` squares, as one path. */
function grid(amount: number, columns: number, pitch: number, size: number): string {
  const rows = Math.ceil(amount / columns);
  const top = (HEIGHT - rows * pitch + pitch - size) / 2;
  return Array.from({ length: amount }, (_, index) => {
    const x = LEFT + (index % columns) * pitch;
    const y = top + Math.floor(index / columns) * pitch;
    return `M${x} ${y}h${size}v${size}h-${size}z`;
  }).join('');
}

const range = (amount: number) => Array.from({ length: amount }, (_, index) => index);

function Forms({ amount }: { amount: number }) {
  const pitch = Math.min(74, 216 / amount);
  return range(amount).map((form) => (
    <g key={form} transform={`translate(${LEFT + form * pitch} 30)`}>
      <path d="M0 0h64v100H0z" />
      <path d="M10 20h44M10 38h44M10 56h30" />
      <path d="M10 74h30v14H10z" fill="var(--highlight)" />
    </g>
  ));
}

function Sliders({ amount }: { amount: number }) {
  return range(amount).map((slider) => (
    <g
      key={slider}
      transform={`translate(${LEFT + (amount - 1 - slider) * 16} ${16 + slider * 22})`}
    >
      <path d="M0 0h140v84H0z" fill="var(--ground)" />
      {slider === amount - 1 && (
        <>
          <path d="M14 64l30 -30 22 22 34 -34 26 26" stroke="var(--second)" strokeWidth="4" />
          <path d="M58 74h4M68 74h4M78 74h4" strokeWidth="4" />
        </>
      )}
    </g>
  ));
}

/** A ring of months with a gap between them. */
function Months({ amount }: { amount: number }) {
  const centre: Point = [LEFT + 67, HEIGHT / 2];
  const step = (2 * Math.PI) / amount;
  const at = (angle: number, radius: number): Point => {
    const [x, y] = polar(radius, angle - Math.PI / 2);
    return [centre[0] + x, centre[1] + y];
  };
  return range(amount).map((month) => {
    const [from, to] = [month * step + 0.06, (month + 1) * step - 0.06];
    const outline = [at(from, 66), at((from + to) / 2, 68), at(to, 66), at(to, 42), at(from, 42)];
    return (
      <path
        key={month}
        d={pathThrough(outline, true, 1)}
        fill={month === 0 ? 'var(--highlight)' : 'var(--second)'}
        stroke="none"
      />
    );
  });
}

const DRAWINGS: Readonly<Record<Quantity, (props: { amount: number }) => React.ReactNode>> = {
  products: ({ amount }) => (
    <path d={grid(amount, 10, 15.5, 10)} fill="var(--second)" stroke="none" />
  ),
  forms: Forms,
  sliders: Sliders,
  days: ({ amount }) => (
    <>
      <path d={grid(amount - 1, 7, 32, 22)} />
      <path
        d={pathThrough(starOutline(8, 2, [LEFT + 203, HEIGHT / 2 + 32], 19), true, 1)}
        fill="var(--highlight)"
      />
    </>
  ),
  months: Months,
  keyword: () => (
    <>
      <path d="M1 26h200v36H1z" />
      <circle cx="181" cy="42" r="8" />
      <path d="M187 48l8 8M15 44h70" strokeWidth="3" />
      <path d="M1 82h200v32H1z" fill="var(--second)" stroke="none" />
      <path
        d={pathThrough(starOutline(8, 2, [21, 98], 11), true, 1)}
        fill="var(--highlight)"
        stroke="none"
      />
      <path d="M1 128h150M1 144h110" strokeWidth="3" strokeDasharray="4 5" />
    </>
  ),
};

/** An amount of something, drawn so that it can be counted. */
export function QuantityPicture({ of, amount }: Props) {
  const Drawing = DRAWINGS[of];
  return (
    <Picture width={WIDTH} height={HEIGHT} fit="whole" keep="left">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <Drawing amount={amount} />
      </g>
    </Picture>
  );
}
