/** The part of subset-font that is used here; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff' | 'woff2';
    /** Keeps the font whole; `characters` is then undefined. */
    keepAllGlyphs?: boolean;
    /** Fixes an axis of a variable font at a value. */
    variationAxes?: Readonly<Record<string, number>>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
