import { Logo } from '../logo/Logo.tsx';
import type { PictureProps } from '../Picture.tsx';
import { Scene } from '../scene/Scene.tsx';

/** A brand on one sheet: the mark under construction, a carton, a card and the colours. */
export const BrandSheet = (picture: PictureProps) => (
  <Scene name="brand-sheet" {...picture}>
    <svg x="35" y="28" width="156" height="156" viewBox="0 0 156 156" aria-hidden="true">
      <Logo />
    </svg>
    <svg x="246" y="24" width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
      <Logo ground="ink" />
    </svg>
  </Scene>
);
