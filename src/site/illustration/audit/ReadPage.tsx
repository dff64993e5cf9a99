import type { ReactNode } from 'react';
import { points } from '../geometry/point.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from '../rising-line/Thread.tsx';
import './read-page.css';

const WIDTH = 480;
const HEIGHT = 480;

/** From the foot of the page, over its links, out at the corner. */
const COURSE = points('282 444, 352 408, 436 324, 436 200');

/** The parts of a page, the hindmost first: each a line drawing until it lights up. */
const PARTS: Readonly<Record<string, { readonly unlit: ReactNode; readonly lit: ReactNode }>> = {
  pages: {
    unlit: <path d="M92 36V8h372v372h-28M64 64V36h372v372h-28" />,
    lit: (
      <>
        <path d="M92 8h372v372H92z" fill="var(--peacock)" stroke="none" />
        <path d="M64 36h372v372H64z" fill="var(--peacock-soft)" stroke="none" />
      </>
    ),
  },
  opening: {
    unlit: <path d="M36 64h372v408H36zM36 108h372M140 79h244v14H140z" />,
    lit: (
      <>
        <path d="M36 64h372v408H36z" fill="var(--paper-white)" stroke="none" />
        <path d="M36 64h372v44H36z" fill="var(--ink-raised)" stroke="none" />
        <circle cx="60" cy="86" r="7" fill="var(--sindoor)" stroke="none" />
        <circle cx="84" cy="86" r="7" fill="var(--marigold)" stroke="none" />
        <circle cx="108" cy="86" r="7" fill="var(--peacock-soft)" stroke="none" />
        <path d="M136 76h252v20H136z" fill="var(--paper-white)" stroke="none" />
        <path d="M150 86h96" stroke="var(--ink-mute)" strokeWidth="6" />
      </>
    ),
  },
  reading: {
    unlit: <path d="M64 148h148M64 178h104M64 212h132M64 232h112M64 252h124" />,
    lit: (
      <>
        <path d="M64 148h148M64 178h104" stroke="var(--ink)" strokeWidth="17" />
        <path d="M64 212h132M64 232h112M64 252h124" stroke="var(--ink-mute)" strokeWidth="7" />
        <path d="M64 276h88v26H64z" fill="var(--marigold)" stroke="none" />
      </>
    ),
  },
  files: {
    unlit: <path d="M238 136h146v132H238zM266 268v-66l45-30 45 30v66M296 268v-34h30v34" />,
    lit: (
      <>
        <path d="M238 136h146v132H238z" fill="var(--peacock)" stroke="none" />
        <circle cx="354" cy="166" r="18" fill="var(--marigold)" stroke="none" />
        <path d="M266 268v-66l45-30 45 30v66z" fill="var(--paper-shade)" stroke="none" />
        <path d="M296 268v-34h30v34z" fill="var(--sindoor)" stroke="none" />
      </>
    ),
  },
  robots: {
    unlit: <path d="M72 460v-92a38 38 0 0 1 76 0v92zM110 340v120M72 400h76" />,
    lit: (
      <>
        <path d="M64 460v-96a46 46 0 0 1 92 0v96z" fill="var(--ink)" stroke="none" />
        <path d="M80 460v-94a30 30 0 0 1 60 0v94z" fill="var(--marigold-mist)" stroke="none" />
        <path d="M80 460v-94a30 30 0 0 1 22-29v123z" fill="var(--marigold-deep)" stroke="none" />
      </>
    ),
  },
  addresses: {
    unlit: <path d="M224 460V330M184 340h80l18 17-18 17h-80zM264 386h-80l-18 17 18 17h80z" />,
    lit: (
      <>
        <path d="M224 460V326" stroke="var(--ink)" strokeWidth="9" />
        <path d="M184 338h80l20 19-20 19h-80z" fill="var(--peacock)" stroke="none" />
        <path d="M264 384h-80l-20 19 20 19h80z" fill="var(--ink-soft)" stroke="none" />
        <path d="M198 357h52M198 403h52" stroke="var(--paper-white)" strokeWidth="6" />
      </>
    ),
  },
};

/**
 * A web page whose parts light up: what surrounds it has the stages that have begun in `data-stages`,
 * and the style sheet does the rest. The thread through its links comes last. While `data-state` says
 * that it goes on, a beam reads down the page.
 */
export function ReadPage(picture: PictureProps) {
  const course = climbThrough(COURSE);
  const knots = COURSE.slice(0, -1);
  const [end = [0, 0]] = COURSE.slice(-1);
  return (
    <Picture width={WIDTH} height={HEIGHT} fit="whole" {...picture}>
      {Object.entries(PARTS).map(([name, { unlit, lit }]) => (
        <g className={`read-page read-page--${name}`} key={name} fill="none">
          <g className="read-page__unlit" stroke="var(--ink-line)" strokeWidth="3">
            {unlit}
          </g>
          <g className="read-page__lit">{lit}</g>
        </g>
      ))}
      <path
        className="read-page__beam"
        d="M20 76h404"
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="8"
      />
      <g className="read-page read-page--links">
        <g className="read-page__unlit">
          <Thread points={course} colour="var(--ink-line)" width={3} />
        </g>
        <g className="read-page__lit">
          <Thread points={course} colour="var(--sindoor)" width={9} />
          {knots.map((at) => (
            <Knot
              key={String(at)}
              at={at}
              radius={15}
              colour="var(--sindoor)"
              ground="var(--paper-white)"
            />
          ))}
          <LightPoint at={end} radius={17} colour="var(--marigold)" />
        </g>
      </g>
    </Picture>
  );
}
