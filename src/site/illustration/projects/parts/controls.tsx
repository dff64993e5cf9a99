import { Words } from './type.tsx';

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

export function MockupButton(props: ButtonProps) {
  const { x, y, width, height = 24, label, radius = 3, size = 10 } = props;
  const { fill = 'var(--marigold)', ink, stroke } = props;
  const [middle, baseline] = [x + width / 2, y + height / 2 + size * 0.34];
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill} stroke={stroke} />
      <Words
        x={middle}
        y={baseline}
        size={size}
        weight={700}
        anchor="middle"
        fill={ink}
        text={label}
      />
    </>
  );
}

interface ChatButtonProps extends ButtonProps {
  height: number;
}

/** An order button with a speech bubble, as shops that sell by chat have it. */
export function ChatButton({ fill = 'var(--peacock)', ...button }: ChatButtonProps) {
  const { x, y, height } = button;
  return (
    <>
      <MockupButton {...button} fill={fill} ink="var(--paper-white)" radius={height / 2} />
      <path
        transform={`translate(${x + 14} ${y + height / 2 - 7})`}
        d="M7 0a7 7 0 1 1-4 12.8L0 14l1.2-3A7 7 0 0 1 7 0M4 5.5h6M4 8.5h4"
        fill="none"
        stroke="var(--paper-white)"
        strokeWidth={1.5}
      />
    </>
  );
}
