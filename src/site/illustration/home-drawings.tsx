import { coverFile } from './cover/files.tsx';
import { type DrawnFile, drawnFile } from './drawn-file.ts';
import { HeroScreen } from './hero/HeroScreen.tsx';
import { AdvertisingScene } from './scene/AdvertisingScene.tsx';
import { B2bScene } from './scene/B2bScene.tsx';
import { B2cScene } from './scene/B2cScene.tsx';
import { ContentScene } from './scene/ContentScene.tsx';
import { D2cScene } from './scene/D2cScene.tsx';
import { SearchScene } from './scene/SearchScene.tsx';

/** What home shows below its first screen or on wide ones alone: files, fetched when in sight. */
export const homeDrawings = {
  B2B: drawnFile('b2b', <B2bScene />),
  B2C: drawnFile('b2c', <B2cScene />),
  D2C: drawnFile('d2c', <D2cScene />),
  search: drawnFile('search', <SearchScene />),
  advertising: drawnFile('advertising', <AdvertisingScene />),
  content: drawnFile('content', <ContentScene />),
  about: coverFile({ seed: 'about', family: 'web', object: 'star', ratio: '4:5' }),
  inquiry: coverFile({ seed: 'inquiry', family: 'data', object: 'form', ratio: '16:9' }),
  /** The first picture on wide screens. */
  screen: drawnFile('screen', <HeroScreen />),
  /** The same screen, now with light behind every cell. */
  litScreen: drawnFile('lit-screen', <HeroScreen lit />),
} satisfies Record<string, DrawnFile>;
