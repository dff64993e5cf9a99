import type { ReactNode } from 'react';

export interface PictureProps {
  /** What the picture says, for those who can't see it. Without a title it is decoration. */
  readonly title?: string | undefined;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

interface FrameProps extends PictureProps {
  readonly width: number;
  readonly height: number;
  /** Whether a box of another shape crops the picture (the default) or shows all of it. */
  readonly fit?: 'crop' | 'whole';
  /** When cropped, the part that stays in sight. */
  readonly keep?: 'middle' | 'right' | 'left' | 'top-right';
  readonly children: ReactNode;
}

const ALIGN = {
  left: 'xMinYMid',
  middle: 'xMidYMid',
  right: 'xMaxYMid',
  'top-right': 'xMaxYMin',
} as const;

/** The svg element around every picture: hidden from assistive technology unless it has a title. */
export function Picture(props: FrameProps) {
  const { width, height, title, lang, className, fit = 'crop', keep = 'middle', children } = props;
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: `${ALIGN[keep]} ${fit === 'crop' ? 'slice' : 'meet'}`,
    className: className ? `picture ${className}` : 'picture',
  };
  return title ? (
    <svg {...box} role="img" aria-label={title} lang={lang}>
      {children}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {children}
    </svg>
  );
}
