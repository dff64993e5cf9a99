import { Picture, type PictureProps } from '../Picture.tsx';
import { AAROHAN_HEIGHT, AAROHAN_OUTLINE, AAROHAN_WIDTH } from './aarohan-outline.ts';

interface Props extends PictureProps {
  readonly colour?: string;
}

/** The name in Devanagari, drawn, so that no font has to load for it. */
export function AarohanWord({ colour = 'currentColor', ...picture }: Props) {
  return (
    <Picture width={AAROHAN_WIDTH} height={AAROHAN_HEIGHT} fit="whole" {...picture}>
      <path d={AAROHAN_OUTLINE} fill={colour} />
    </Picture>
  );
}
