import { z } from 'astro/zod';
import { pictureMistake } from '../load/pictures.ts';
import { line } from './text.ts';

/** The picture of a photograph: its file, or what is wrong with it. */
const file = z
  .string()
  .superRefine((name, context) => {
    const mistake = pictureMistake(name);
    if (mistake) context.addIssue(mistake);
  })
  .meta({ picture: true });

/** Part of the way, in steps that style sheets know: the security policy refuses style attributes. */
const percent = z.literal([0, 25, 50, 75, 100], { error: 'must be 0, 25, 50, 75 or 100.' });

/** A photograph in content/pictures. Entries that can have one show their drawing without it. */
export const photo = z.strictObject({
  file: file.describe('JPEG, PNG, WebP or AVIF; it is kept in content/pictures'),
  alt: line(160).meta({
    title: 'The picture in words',
    description: 'What can be seen, for those who can’t see it and for search engines',
  }),
  focus: z
    .strictObject({
      x: percent.meta({
        title: 'From the left',
        description: 'Where it stands, in percent of the width',
      }),
      y: percent.meta({
        title: 'From the top',
        description: 'Where it stands, in percent of the height',
      }),
    })
    .optional()
    .describe('What must stay in sight when the picture is cropped; the middle unless given'),
  credit: line(60).optional().describe('Who took it, shown in its corner'),
});

export type PhotoFields = z.infer<typeof photo>;

/** A picture as a page shows it: a photograph in several sizes, or a drawing. */
export interface ImageFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Of a photograph: its files by format, with their widths. */
  readonly srcSet?: { readonly avif: string; readonly webp: string };
  readonly focus?: PhotoFields['focus'];
  readonly credit?: string | undefined;
}

/** The fields of an entry as pages get them: its photograph as files. */
export type WithImage<Fields, Key extends keyof Fields> = Omit<Fields, Key> & {
  readonly [Name in Key]?: ImageFile | undefined;
};
