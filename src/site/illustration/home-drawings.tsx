import { coverFile } from './cover/files.tsx';
import { type DrawnFile, drawnFile } from './drawn-file.ts';
import { HeroScreen } from './hero/HeroScreen.tsx';
import { Scene } from './scene/Scene.tsx';

const sceneFile = (name: string) => drawnFile(name, <Scene name={name} />);

/** What home shows below its first screen or on wide ones alone: files, fetched when in sight. */
export const homeDrawings = {
  B2B: sceneFile('b2b'),
  B2C: sceneFile('b2c'),
  D2C: sceneFile('d2c'),
  search: sceneFile('search'),
  advertising: sceneFile('advertising'),
  content: sceneFile('content'),
  about: coverFile({ seed: 'about', family: 'web', object: 'star', ratio: '4:5' }),
  inquiry: coverFile({ seed: 'inquiry', family: 'data', object: 'form', ratio: '16:9' }),
  /** The first picture on wide screens. */
  screen: drawnFile('screen', <HeroScreen />),
  /** The same screen, now with light behind every cell. */
  litScreen: drawnFile('lit-screen', <HeroScreen lit />),
} satisfies Record<string, DrawnFile>;
