import { JAALI_SIDE } from '../../illustration/jaali/Jaali.tsx';

const WIDTH = 1080;
const HEIGHT = 1350;
const PLATE = HEIGHT - WIDTH;

/** The drawing above a plate with the names, as a picture. Painted here: nothing leaves the device. */
export async function jaaliCard(
  drawing: SVGSVGElement,
  name: string,
  maker: string,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  const { fontFamily, color, backgroundColor } = getComputedStyle(drawing);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.save();
  context.scale(WIDTH / JAALI_SIDE, WIDTH / JAALI_SIDE);
  context.beginPath();
  context.rect(0, 0, JAALI_SIDE, JAALI_SIDE);
  context.clip();
  for (const part of drawing.querySelectorAll('path')) {
    // As computed: the palette's custom properties are colours there.
    const { fill, stroke, strokeWidth } = getComputedStyle(part);
    const path = new Path2D(part.getAttribute('d') ?? '');
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    if (fill !== 'none') context.fill(path);
    if (stroke !== 'none') context.stroke(path);
  }
  context.restore();
  context.fillStyle = color;
  context.textAlign = 'center';
  const write = (text: string, weight: number, size: number, y: number) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillText(text, WIDTH / 2, y, WIDTH * 0.88);
  };
  write(name, 700, 92, WIDTH + PLATE * 0.52);
  write(maker, 500, 34, WIDTH + PLATE * 0.8);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser makes no picture of a canvas.');
  const file = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return new File([blob], `jaali-${file}.png`, { type: 'image/png' });
}
