import type { Drawing } from '../../brand/drawings.ts';
import { Wordmark } from '../logo/Wordmark.tsx';
import type { PictureProps } from '../Picture.tsx';
import { Scene } from '../scene/Scene.tsx';

/** A market lane after closing time; one shop in it can't be overlooked: ours. */
export const MarketLane = ({ wordmark, ...picture }: PictureProps & { wordmark: Drawing }) => (
  <Scene name="market-lane" {...picture}>
    <svg x="684" y="182" width="140" height="48" aria-hidden="true">
      <Wordmark drawing={wordmark} colour="var(--paper-white)" />
    </svg>
  </Scene>
);
