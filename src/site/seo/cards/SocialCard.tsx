import type { ReactNode } from 'react';
import type { Line, Typesetter } from '../../fonts/type-setting.ts';
import { Logo } from '../../illustration/logo/Logo.tsx';
import type { SitePage } from '../page.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card-path.ts';

interface Props {
  readonly card: Pick<SitePage['card'], 'heading' | 'kicker'>;
  readonly siteName: string;
  /** Below the name. */
  readonly wordmark?: ReactNode;
  readonly display: Typesetter;
  readonly text: Typesetter;
  /** Fills the right part, 456 by 630 pixels: such as the page's cover. */
  readonly picture: ReactNode;
}

/** Where things stand, in pixels. The cover takes the right part, as tall as the card. */
const MARGIN = 64;
const COVER = { x: 744, width: CARD_WIDTH - 744 };
const MEASURE = COVER.x - 2 * MARGIN;
const SIZES = [82, 74, 66, 58, 50, 44] as const;
/** Distance of lines, and from the top of the first to its baseline, in font sizes. */
const LATIN = { leading: 1.06, ascent: 0.82 };
/** Its signs above and below the line need more room. */
const DEVANAGARI = { leading: 1.26, ascent: 0.98 };
const MOST_HEIGHT = 346;
const KICKER = { size: 26, baseline: 98 };
const HEADING_TOP = 130;
const MARK = 68;
const BESIDE_MARK = MARGIN + MARK + 22;
const FOOT = CARD_HEIGHT - MARGIN - MARK;

/** The picture that social networks show of a page: its promise, its cover, and whose it is. */
export function SocialCard(props: Props) {
  const { card, siteName, wordmark, display, text, picture } = props;
  const script = /\p{Script=Devanagari}/u.test(card.heading) ? DEVANAGARI : LATIN;
  const { size, lines } = fitHeading(card.heading, script.leading, display);
  const kicker = text.setLine(card.kicker);
  const kickerSize = Math.min(KICKER.size, MEASURE / kicker.width);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      role="img"
      aria-label={card.heading}
    >
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} fill="var(--ink)" />
      <Place x={COVER.x} y={0} width={COVER.width} height={CARD_HEIGHT}>
        {picture}
      </Place>
      <rect x={COVER.x} width="6" height={CARD_HEIGHT} fill="var(--marigold)" />
      <TextLine
        line={kicker}
        x={MARGIN}
        y={KICKER.baseline}
        size={kickerSize}
        fill="var(--marigold)"
      />
      {lines.map((line, index) => (
        <TextLine
          key={line.text}
          line={line}
          x={MARGIN}
          y={HEADING_TOP + size * (script.ascent + index * script.leading)}
          size={size}
          fill="var(--paper)"
        />
      ))}
      <Place x={MARGIN} y={FOOT} width={MARK} height={MARK}>
        <Logo ground="ink" />
      </Place>
      <TextLine
        line={text.setLine(siteName)}
        x={BESIDE_MARK}
        y={FOOT + (wordmark ? 32 : 44)}
        size={32}
        fill="var(--paper)"
      />
      {wordmark && (
        <Place x={BESIDE_MARK} y={FOOT + 41} width={82} height={26}>
          {wordmark}
        </Place>
      )}
    </svg>
  );
}

/** The largest size at which the heading fits above the foot. */
function fitHeading(heading: string, leading: number, display: Typesetter) {
  const fits = SIZES.map((size) => ({ size, lines: display.setLines(heading, MEASURE / size) }));
  const fit = fits.find(
    ({ size, lines }) =>
      lines.length * size * leading <= MOST_HEIGHT &&
      lines.every(({ width }) => width * size <= MEASURE),
  );
  if (!fit) throw new Error(`"${heading}" is too long for a social card. Shorten it.`);
  return fit;
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A part of the card that a picture of the site fills. */
function Place({ children, ...box }: PlaceProps) {
  return (
    <svg {...box} aria-hidden="true">
      {children}
    </svg>
  );
}

interface TextLineProps {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A line as outlines; `y` is its baseline. */
export function TextLine({ line, x, y, size, fill }: TextLineProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={fill}>
      {line.glyphs.map((glyph) => (
        <path
          key={glyph.x}
          d={glyph.d}
          transform={`translate(${glyph.x} ${glyph.y}) scale(${glyph.scale} ${-glyph.scale})`}
        />
      ))}
    </g>
  );
}
