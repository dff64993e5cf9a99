import { Picture, type PictureProps } from '../Picture.tsx';

const WIDTH = 360;
const HEIGHT = 440;

/** Lines of text as strokes: where each begins, and how long it is. */
const HEADLINE = 'M28 96h220M28 128h168';
const TEXT = 'M28 172h150M28 190h128M28 208h140';
const OFFER = 'M28 316h80M28 334h62M144 316h80M144 334h54M260 316h72M260 334h60';

/** The same words as they were agreed on: nothing but words. */
const Words = () => (
  <g fill="none" stroke="var(--ink)" strokeWidth="9">
    <path d={HEADLINE} strokeWidth="18" />
    <path d={TEXT} stroke="var(--ink-mute)" />
    <path d="M28 252h96" stroke="var(--sindoor)" strokeWidth="14" />
    <path d={OFFER} stroke="var(--ink-mute)" />
    <path d="M196 84l18 24m0-24l-18 24M222 80h70" stroke="var(--sindoor)" strokeWidth="4" />
  </g>
);

/** The page dressed: colours, a picture and a button, still on the drawing board. */
const Looks = () => (
  <>
    <path d="M0 40h360v240H0z" fill="var(--peacock)" />
    <circle cx="286" cy="196" r="58" fill="var(--marigold)" />
    <path d="M212 280v-92l74-44 74 44v92z" fill="var(--peacock-deep)" />
    <path d="M256 280v-54h40v54z" fill="var(--marigold-mist)" />
    <g fill="none" strokeWidth="9">
      <path d={HEADLINE} stroke="var(--paper)" strokeWidth="18" />
      <path d={TEXT} stroke="var(--peacock-soft)" />
      <path d={OFFER} stroke="var(--ink-soft)" transform="translate(0 56)" />
    </g>
    <path d="M28 234h112v30H28z" fill="var(--marigold)" />
    <path d="M28 300h80v56H28zM144 300h80v56h-80zM260 300h72v56h-72z" fill="var(--paper-shade)" />
  </>
);

/** The page alive: in a browser, loaded, with somebody about to press the button. */
const Code = () => (
  <>
    <Looks />
    <path d="M0 0h360v40H0z" fill="var(--ink)" />
    <circle cx="22" cy="20" r="6" fill="var(--sindoor)" />
    <circle cx="42" cy="20" r="6" fill="var(--marigold)" />
    <circle cx="62" cy="20" r="6" fill="var(--peacock-soft)" />
    <path d="M84 11h256v18H84z" fill="var(--ink-raised)" />
    <path d="M0 40h360v5H0z" fill="var(--marigold)" />
    <path d="M28 300h80v56H28z" fill="var(--sindoor)" />
    <path d="M144 300h80v56h-80z" fill="var(--marigold)" />
    <path d="M260 300h72v56h-72z" fill="var(--peacock-soft)" />
    <path d="M54 314l26 14-26 14z" fill="var(--paper)" />
    <path
      d="M118 246l34 34-15 1 9 18-9 4-9-18-10 10z"
      fill="var(--paper-white)"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </>
);

const STAGES = [Words, Looks, Code] as const;

/** One page in three stages: its words, its look, and the page itself. `stage` counts from 0. */
export function PageInTheMaking({ stage, ...picture }: PictureProps & { stage: number }) {
  const Stage = STAGES[stage] ?? Code;
  return (
    <Picture width={WIDTH} height={HEIGHT} {...picture}>
      <rect width={WIDTH} height={HEIGHT} fill="var(--paper-white)" />
      <Stage />
    </Picture>
  );
}
