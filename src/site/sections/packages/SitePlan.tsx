import { Picture, type PictureProps } from '../../illustration/Picture.tsx';

const SIZE = 30;
const GAP = 8;
const LEFT = 74;
const PRODUCTS_TOP = 254;

const products = Array.from({ length: 100 }, (_, index) => ({
  x: LEFT + (index % 10) * (SIZE + GAP),
  y: PRODUCTS_TOP + Math.floor(index / 10) * (SIZE + GAP),
}));
const WIDTH = 10 * (SIZE + GAP) - GAP;

/** A path of rectangles, so that a hundred of them are one element. */
const squares = (places: readonly { x: number; y: number }[]) =>
  places.map(({ x, y }) => `M${x} ${y}h${SIZE}v${SIZE}h-${SIZE}z`).join('');

/** The website of the package as a drawing: three sliders, a hundred products, three forms. */
export function SitePlan(picture: PictureProps) {
  return (
    <Picture width={510} height={800} fit="whole" keep="right" {...picture}>
      {/* Room at the left for the figures. */}
      <g transform="translate(32 0)">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M44 20h432v760H44zM44 62h432" fill="var(--ground-raised)" />
          <path d="M62 36h10v10H62zM80 36h10v10H80zM98 36h10v10H98z" />
          <path d="M300 41h30M346 41h30M392 41h66" strokeWidth="4" />
          {[0, 1, 2].map((slider) => (
            <path
              key={slider}
              d={`M${LEFT + 24 - slider * 12} ${88 + slider * 12}h${WIDTH - 48 + slider * 24}v108H${LEFT + 24 - slider * 12}z`}
              fill={slider === 2 ? 'var(--second)' : 'var(--ground-raised)'}
            />
          ))}
          <path
            d={`M${LEFT + 24} 198l46 0 22 -22 52 0 30 -30 60 0`}
            stroke="var(--ground-raised)"
            strokeWidth="4"
          />
          <circle cx={LEFT + 234} cy="146" r="8" fill="var(--highlight)" stroke="none" />
          <path d={squares(products)} fill="var(--ground)" />
          <path d={squares(products.filter((_, index) => index % 11 === 0))} fill="var(--second)" />
          {[0, 1, 2].map((form) => {
            const x = LEFT + form * ((WIDTH + GAP) / 3);
            return (
              <g key={form}>
                <path d={`M${x} 652h112v106H${x}z`} fill="var(--ground)" />
                <path d={`M${x + 12} 670h88M${x + 12} 690h88M${x + 12} 710h88`} strokeWidth="3" />
                <path d={`M${x + 12} 728h44v16h-44z`} fill="var(--highlight)" />
              </g>
            );
          })}
        </g>
        <g fill="none" stroke="var(--accent)" strokeWidth="2">
          <path d="M26 88v132M20 88h12M20 220h12M26 254v372M20 254h12M20 626h12M26 652v106M20 652h12M20 758h12" />
        </g>
        <g className="site-plan__figures" fill="var(--accent)">
          {[
            { y: 160, count: 3 },
            { y: 446, count: 100 },
            { y: 712, count: 3 },
          ].map(({ y, count }) => (
            <text key={y} x="14" y={y} textAnchor="end">
              {count}
            </text>
          ))}
        </g>
      </g>
    </Picture>
  );
}
