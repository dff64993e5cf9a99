interface ButtonProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  label: string;
  fill?: string;
  /** Colour of the label. */
  ink?: string;
  radius?: number;
  size?: number;
  stroke?: string;
}

export function Button(props: ButtonProps) {
  const {
    x,
    y,
    width,
    height = 24,
    label,
    fill = 'var(--marigold)',
    ink,
    radius = 3,
    size = 10,
    stroke,
  } = props;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill} stroke={stroke} />
      <text
        x={x + width / 2}
        y={y + height / 2 + size * 0.34}
        fontSize={size}
        fontWeight={700}
        textAnchor="middle"
        fill={ink}
      >
        {label}
      </text>
    </>
  );
}

/** An order button with a speech bubble, as shops that sell by chat have it. */
export function ChatButton(props: Omit<ButtonProps, 'radius' | 'stroke'>) {
  const {
    x,
    y,
    height = 34,
    fill = 'var(--peacock)',
    ink = 'var(--paper-white)',
    size = 12,
  } = props;
  return (
    <>
      <Button {...props} height={height} fill={fill} ink={ink} size={size} radius={height / 2} />
      <path
        transform={`translate(${x + 14} ${y + height / 2 - 7})`}
        d="M7 0a7 7 0 1 1-4 12.8L0 14l1.2-3A7 7 0 0 1 7 0M4 5.5h6M4 8.5h4"
        fill="none"
        stroke={ink}
        strokeWidth={1.5}
      />
    </>
  );
}

interface StarsProps {
  x: number;
  y: number;
  count?: number;
  fill?: string;
}

/** A rating in five-pointed stars, 10 units each. */
export function Stars({ x, y, count = 5, fill = 'var(--marigold)' }: StarsProps) {
  const star = 'l1.3 2.7 3 .4-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.4z';
  const row = Array.from({ length: count }, (_, index) => `M${x + 5 + index * 11} ${y}${star}`);
  return <path d={row.join('')} fill={fill} />;
}
