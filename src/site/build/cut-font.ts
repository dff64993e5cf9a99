import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The parts of HarfBuzz's subsetter in use: harfbuzz.github.io/harfbuzz-hb-subset.html. */
type Subsetter = Record<
  | '_initialize'
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
> & { memory: WebAssembly.Memory };

const MODE_WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
/** Without it every joined form of the letters comes along, used or not. */
const NO_LAYOUT_CLOSURE = 0x200;

/** The program that cuts. */
export const readSubsetter = () =>
  readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));

async function loadSubsetter(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(await readSubsetter());
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/**
 * Cuts a TrueType font to these glyphs and to the ones of these characters; all features stay.
 * subset-font can't name glyphs, so this speaks to HarfBuzz itself.
 * @throws when HarfBuzz can't read the font
 */
export async function cutFont(
  truetype: Buffer,
  glyphs: Iterable<number>,
  characters: Iterable<string>,
): Promise<Buffer> {
  const hb = await loadSubsetter();
  const data = hb.malloc(truetype.length);
  new Uint8Array(hb.memory.buffer).set(truetype, data);
  const blob = hb.hb_blob_create(data, truetype.length, MODE_WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);
  const characterSet = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(characterSet, character.codePointAt(0) ?? 0);

  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error('HarfBuzz can not cut this font: is the file whole?');
  const result = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(result, 0);
  return Buffer.from(
    new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)).slice(),
  );
}
