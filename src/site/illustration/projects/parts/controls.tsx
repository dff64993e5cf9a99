import { Words } from './type.tsx';

interface ButtonProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  size: number;
}

export function MockupButton({ x, y, width, height, label, size }: ButtonProps) {
  const [middle, baseline] = [x + width / 2, y + height / 2 + size * 0.34];
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={3} fill="var(--marigold)" />
      <Words x={middle} y={baseline} size={size} weight={700} anchor="middle" text={label} />
    </>
  );
}
