import type { ReactNode } from 'react';

interface TypeProps {
  x: number;
  y: number;
  fill?: string | undefined;
  size?: number;
  weight?: number;
  anchor?: 'middle' | 'end';
  letterSpacing?: string;
}

/** One line of real text; colour and size are inherited where they are not given. */
export function Words({ text, size, weight, anchor, ...rest }: TypeProps & { text: ReactNode }) {
  return (
    <text {...rest} fontSize={size} fontWeight={weight} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** Words in lines of at most `longest` letters; a word that is longer stands alone. */
export function linesOf(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || longer.length > longest) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface HeadlineProps extends TypeProps {
  lines: readonly string[];
  size: number;
  /** Distance of baselines as a share of the size. */
  leading?: number;
}

/** Display text, set tight, a line for each string. */
export function Headline({ lines, weight = 800, leading = 0.98, ...type }: HeadlineProps) {
  const text = lines.map((line, index) => (
    <tspan key={line} x={type.x} dy={index === 0 ? undefined : type.size * leading}>
      {line}
    </tspan>
  ));
  return <Words {...type} weight={weight} letterSpacing="-.025em" text={text} />;
}
