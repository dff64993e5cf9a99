import type { Family } from '../cover/scheme.ts';
import type { PictureProps } from '../Picture.tsx';
import { AdvertisingScene } from './AdvertisingScene.tsx';
import { ContentScene } from './ContentScene.tsx';
import { DataScene } from './DataScene.tsx';
import { SearchScene } from './SearchScene.tsx';
import { SocialScene } from './SocialScene.tsx';
import { WebScene } from './WebScene.tsx';

const SCENES = {
  web: WebScene,
  advertising: AdvertisingScene,
  search: SearchScene,
  social: SocialScene,
  content: ContentScene,
  data: DataScene,
} as const satisfies Record<Family, unknown>;

/** The scene of a family of services. */
export function FamilyScene({ family, ...picture }: PictureProps & { readonly family: Family }) {
  const Scene = SCENES[family];
  return <Scene {...picture} />;
}
