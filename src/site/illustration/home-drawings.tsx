import { coverFile } from './cover/files.tsx';
import { type DrawnFile, drawnFile } from './drawn-file.ts';
import { HeroScreen } from './hero/HeroScreen.tsx';
import { STRIP_HEIGHT } from './hero/hero-measures.ts';
import { Scene } from './scene/Scene.tsx';

const sceneFile = (name: string) => drawnFile(name, <Scene name={name} />);

/** What home shows below its first screen or on wide ones alone: files, fetched when in sight. */
export const homeDrawings = {
  B2B: sceneFile('b2b'),
  B2C: sceneFile('b2c'),
  D2C: sceneFile('d2c'),
  about: coverFile({ seed: 'about', family: 'web', object: 'star', ratio: '4:5' }),
  inquiry: coverFile({ seed: 'inquiry', family: 'data', object: 'form', ratio: '16:9' }),
  /** The first picture on narrow screens, and on wide ones. */
  strip: drawnFile('strip', <HeroScreen height={STRIP_HEIGHT} />),
  screen: drawnFile('screen', <HeroScreen />),
  /** The same screen, now with light behind every cell. */
  litScreen: drawnFile('lit-screen', <HeroScreen lit />),
} satisfies Record<string, DrawnFile>;
