import type { ImageFile } from '../../catalog/schemas/photo.ts';
import './photo.css';

interface Props {
  image: ImageFile;
  /** How wide it is shown, as in the attribute of `img`; for photographs. */
  sizes?: string;
  /** For what is on the first screen; all others wait until somebody scrolls near them. */
  eager?: boolean;
  className?: string;
  /** Language of the alternative text, where it is not the page's. */
  lang?: string;
}

/** A photograph in the format and size that suits the screen, or a drawing that is a file. */
export function Photo({ image, sizes, eager = false, className = '', lang }: Props) {
  const { src, width, height, alt, srcSet, focus, credit } = image;
  const drawn = !srcSet;
  const picture = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      lang={lang}
      className={(drawn && className) || undefined}
      srcSet={srcSet?.webp}
      sizes={srcSet && sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-x={focus?.x}
      data-y={focus?.y}
    />
  );
  if (drawn) return picture;
  return (
    <span className={`photo ${className}`.trim()}>
      <picture>
        <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
        {picture}
      </picture>
      {credit && <small className="photo__credit">{credit}</small>}
    </span>
  );
}
