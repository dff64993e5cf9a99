import type { Drawn } from '../../../catalog/schemas/person.ts';

type Hair = NonNullable<Drawn['hair']>;

/** Hair before the forehead, which the head has from 34 to 116 down and from 52 to 108 across. */
export const HAIR: Readonly<Record<Hair, string>> = {
  cropped: 'M50 68V56a30 30 0 0 1 60 0v12l-6-4v-9q-24-1-36-11-6 10-12 12v8z',
  parted: 'M49 70V54a30 30 0 0 1 44-25q18 6 18 27v14l-5-3q0-14-10-20-20 4-32-8-9 10-10 28z',
  curly:
    'M50 72a11 11 0 0 1-4-19 12 12 0 0 1 8-18 13 13 0 0 1 17-11 13 13 0 0 1 20 0 13 13 0 0 1 17 12 12 12 0 0 1 7 17 11 11 0 0 1-5 19q-2-20-14-24-16 5-32 0-12 4-14 24z',
  bun: 'M50 76V58a30 30 0 0 1 60 0v18q-5-22-30-36-25 14-30 36z',
  long: 'M50 80V58a30 30 0 0 1 60 0v22q-3-26-36-40-22 14-24 40z',
  bob: 'M49 68V58a31 31 0 0 1 62 0v10q-30-14-62 0z',
  turban: 'M47 62q-7-30 12-42 20-12 42 0 19 12 12 42-33-20-66 0zm6-26q24 0 54 22M62 20q26 6 50 30',
};

/** Hair behind the head and the shoulders. */
export const BACK_HAIR: Readonly<Partial<Record<Hair, string>>> = {
  bun: 'M66 24a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
  long: 'M44 62a36 36 0 0 1 72 0q0 50 8 78H36q8-28 8-78z',
  bob: 'M44 60a36 36 0 0 1 72 0l4 50H40z',
  curly: 'M42 56h76q8 24-2 52H44q-10-28-2-52z',
};

export const BEARDS: Readonly<Record<NonNullable<Drawn['beard']>, string>> = {
  full: 'M52 80v8q4 34 28 38 24-4 28-38v-8q-5 10-16 11-12-5-24 0-11-1-16-11z',
  moustache: 'M65 97q15-13 30 0-15 3-30 0z',
};
