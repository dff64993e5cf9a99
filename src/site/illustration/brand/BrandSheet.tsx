import { Logo } from '../logo/Logo.tsx';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Panel } from '../scene/Stage.tsx';

const WIDTH = 400;
const HEIGHT = 320;

const COLOURS = ['ink', 'peacock', 'sindoor', 'marigold', 'paper-white'] as const;

/** A brand on one sheet: the mark under construction, a carton, a card and the colours. */
export function BrandSheet(props: PictureProps) {
  return (
    <Picture width={WIDTH} height={HEIGHT} {...props}>
      <rect width={WIDTH} height={HEIGHT} fill="var(--sindoor)" />
      <path d="M0 0h226v212H0z" fill="var(--paper-shade)" />
      <path
        d="M0 106h226M113 0v212M16 9l194 194M210 9L16 203"
        stroke="var(--paper-line)"
        strokeWidth="1.5"
      />
      <circle cx="113" cy="106" r="92" fill="none" stroke="var(--sindoor)" strokeWidth="1.5" />
      <svg x="35" y="28" width="156" height="156" viewBox="0 0 156 156" aria-hidden="true">
        <Logo />
      </svg>
      <path d="M226 0h174v120H226z" fill="var(--ink)" />
      <svg x="246" y="24" width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <Logo ground="ink" />
      </svg>
      <path d="M304 38h72M304 54h48M246 92h92" stroke="var(--paper)" strokeWidth="6" />
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M252 172l62-30 62 30v96l-62 34-62-34z" fill="var(--marigold)" />
        <path d="M314 204l62-32v96l-62 34z" fill="var(--marigold-deep)" />
        <path d="M252 172l62 32 62-32M314 204v98" />
        <path d="M283 157l62 31v22l-14 8v-23l-62-31z" fill="var(--paper)" />
      </g>
      {COLOURS.map((colour, index) => (
        <path
          key={colour}
          d={`M${index * 45.2} 212h45.2v58H${index * 45.2}z`}
          fill={`var(--${colour})`}
        />
      ))}
      <path d="M0 270h226v50H0z" fill="var(--peacock)" />
      <g fill="none">
        <Panel
          kind="khatam"
          box={[0, 270, 226, 50]}
          pitch={50}
          colour="var(--peacock-soft)"
          weight={3}
        />
      </g>
    </Picture>
  );
}
