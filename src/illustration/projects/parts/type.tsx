interface Placed {
  x: number;
  y: number;
  fill?: string;
  /** Set where the text is Hindi in Latin letters; the rest of the site is English. */
  lang?: 'hi-Latn';
}

interface WordsProps extends Placed {
  children: string;
  size?: number;
  weight?: number;
  anchor?: 'middle' | 'end';
}

/** One line of real text; colour and size are inherited where they are not given. */
export function Words({ children, size, weight, anchor, ...placed }: WordsProps) {
  return (
    <text {...placed} fontSize={size} fontWeight={weight} textAnchor={anchor}>
      {children}
    </text>
  );
}

interface HeadlineProps extends Placed {
  lines: readonly string[];
  size: number;
  weight?: number;
  anchor?: 'middle' | 'end';
  /** Distance of baselines as a share of the size. */
  leading?: number;
}

/** Display text, set tight, a line for each string. */
export function Headline(props: HeadlineProps) {
  const { lines, size, weight = 800, anchor, leading = 0.98, ...placed } = props;
  return (
    <text
      {...placed}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      letterSpacing="-.025em"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={placed.x} dy={index === 0 ? undefined : size * leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface NavProps extends Placed {
  items: readonly string[];
  size?: number;
  weight?: number;
  gap?: number;
  anchor?: 'middle' | 'end';
}

/** A row of words: menu entries, facts, sizes. */
export function Nav({ items, size, weight, gap = 12, anchor, ...placed }: NavProps) {
  return (
    <text {...placed} fontSize={size} fontWeight={weight} textAnchor={anchor}>
      {items.map((item, index) => (
        <tspan key={item} dx={index === 0 ? undefined : gap}>
          {item}
        </tspan>
      ))}
    </text>
  );
}

interface TextLinesProps extends Placed {
  widths: readonly number[];
  gap?: number;
  weight?: number;
}

/** Running text too small to read, as strokes of the given widths. */
export function TextLines(props: TextLinesProps) {
  const { x, y, widths, fill = 'var(--ink-soft)', gap = 8, weight = 3 } = props;
  const strokes = widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join('');
  return <path d={strokes} stroke={fill} strokeWidth={weight} strokeLinecap="round" />;
}
