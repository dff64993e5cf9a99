import type { Figures } from './outcome.ts';
import type { ReportLanguage } from './report-path.ts';

/** Who repairs something: the owner, who writes the pages, the web person, the hosting company. */
export const doers = ['you', 'writer', 'web', 'host'] as const;
export type Doer = (typeof doers)[number];

/** From here on hours are easier to grasp. */
const HOURS_FROM = 90;

/** Who repairs it, and about how long it takes: “Your web person, about 20 minutes”. */
export function effortOf(
  { who, minutes }: { readonly who: Doer; readonly minutes: number },
  words: Readonly<Record<Doer | 'minutes' | 'hours', string>>,
): string {
  const inHours = minutes >= HOURS_FROM;
  return withFigures(inHours ? words.hours : words.minutes, {
    who: words[who],
    count: inHours ? Math.round(minutes / 60) : minutes,
  });
}

/** A figure in braces, perhaps with the words for one and for several: `{count|picture|pictures}`. */
const FIGURE = /\{(?<name>[^{}|]*)(?:\|(?<one>[^{}|]*)\|(?<several>[^{}|]*))?\}/g;

/** The names of the figures in a sentence. */
export function figuresIn(sentence: string): string[] {
  return [...sentence.matchAll(FIGURE)].map(({ groups }) => groups?.name ?? '');
}

/** A sentence with its figures, numbers grouped as in India. */
export function withFigures(sentence: string, figures: Figures): string {
  return sentence.replace(FIGURE, (written, name: string, one?: string, several?: string) => {
    const figure = figures[name];
    if (figure === undefined) return written;
    const shown = typeof figure === 'number' ? figure.toLocaleString('en-IN') : figure;
    const noun = figure === 1 ? one : several;
    return noun === undefined ? shown : `${shown} ${noun}`;
  });
}

/** A day as it is written in India: 22 November 2026, 22 नवंबर 2026. */
export const dayOf = (date: Date, language: ReportLanguage): string =>
  date.toLocaleDateString(`${language}-IN`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
