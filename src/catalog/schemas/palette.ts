import { z } from 'astro/zod';
import { contrast, type Oklch } from '../palette/oklch.ts';
import { type ColourName, withTints } from '../palette/tints.ts';
import { group } from './shapes.ts';

const OKLCH = /^oklch\((0?\.\d+|1) (0?\.\d+|0) (\d+(?:\.\d+)?)\)$/;

const colour = z.string().transform((text, context): Oklch => {
  const [l, c, h] = (OKLCH.exec(text) ?? []).slice(1).map(Number);
  if (l !== undefined && c !== undefined && h !== undefined) return { l, c, h: h % 360 };
  context.addIssue(
    `is "${text}", which is no colour here. Write lightness from 0 to 1, chroma and hue: "oklch(0.58 0.205 32)".`,
  );
  return z.NEVER;
});

/** What is read on what; small text needs a contrast of 4.5 (WCAG 2.2, AA). */
const READ_ON: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ['ink', 'paper'],
  ['ink', 'paper-shade'],
  ['ink-mute', 'paper'],
  ['peacock', 'paper'],
  ['sindoor-deep', 'paper'],
  ['ink-deep', 'marigold'],
  ['ink-deep', 'marigold-deep'],
  ['on-button', 'button'],
  ['on-button', 'button-deep'],
  ['paper-white', 'ink'],
  ['paper-white', 'peacock'],
  ['paper-white', 'peacock-deep'],
  ['paper-white', 'sindoor-deep'],
  ['marigold', 'ink'],
  ['peacock-soft', 'ink'],
  ['sindoor-soft', 'ink'],
  ['marigold-mist', 'sindoor-deep'],
  ['peacock', 'peacock-mist'],
  ['sindoor-deep', 'sindoor-mist'],
];
const LEAST_CONTRAST = 4.5;

/** content/brand/palette.yaml: the colours, with all their tints. */
export const paletteSchema = group(
  'The five colours, as lightness from 0 to 1, chroma and hue: pick them on https://oklch.com. All tints, icons, social cards and the brochure follow',
  {
    ink: colour.describe('Text on paper, and the dark bands'),
    paper: colour.describe('Ground of the pages, and text on ink'),
    marigold: colour.describe('What should be seen first, and the light in drawings'),
    sindoor: colour.describe('Accents and mistakes'),
    peacock: colour.describe('Links, and the second accent'),
    button: colour
      .optional()
      .describe('Buttons, where they are not marigold; a dark one has light words'),
  },
)
  .transform(withTints)
  .superRefine((colours, context) => {
    for (const [text, ground] of READ_ON) {
      const [above, below] = [colours.get(text), colours.get(ground)];
      const found = above && below ? contrast(above, below) : 0;
      if (found >= LEAST_CONTRAST) continue;
      if (text === 'on-button') {
        context.addIssue({
          code: 'custom',
          path: ['button'],
          message: `gives a contrast of ${found.toFixed(1)} for words on ${ground}, and ${LEAST_CONTRAST} is needed to read them. Make it lighter or darker.`,
        });
        continue;
      }
      context.addIssue({
        code: 'custom',
        path: [text.replace(/-.*/, '')],
        message: `gives a contrast of ${found.toFixed(1)} for text in ${text} on ${ground}, and ${LEAST_CONTRAST} is needed to read it. Make ${text.replace(/-.*/, '')} and ${ground.replace(/-.*/, '')} differ more in lightness.`,
      });
    }
  });
