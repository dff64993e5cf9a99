/** A photograph into the text of an article: cut, weighed and described before anything is written. */
import { ask } from './ask.js';
import { create } from './create.js';
import { request } from './served-folder.js';
import { type } from './type.js';

/** Longest side that any page shows. */
const MOST_PIXELS = 2400;

/** @param {DragEvent | ClipboardEvent} event */
export function pictureOf(event) {
  const { files = [] } = ('dataTransfer' in event ? event.dataTransfer : event.clipboardData) ?? {};
  return [...files].find((file) => file.type.startsWith('image/'));
}

/**
 * Asks what a picture shows, and writes it into the text.
 *
 * @param {HTMLTextAreaElement} text
 * @param {import('./toolbar.js').Known} known
 * @param {File} [file] that was dropped; else it is asked for
 */
export async function insertPicture(text, { pictures, canUpload }, file) {
  const { selectionEnd: at } = text;
  if (canUpload) file ??= await chosen();
  const cut = file && (await cutDown(file).catch(() => undefined));
  if (file && (!cut || !canUpload)) {
    const why = cut
      ? 'upload it with the picture sign at the bottom'
      : 'this browser can’t read it';
    await ask(`${file.name} is not inserted: ${why}.`, '', []);
    return;
  }
  const said = await ask('Picture', cut?.told ?? 'One that is here already.', [
    {
      name: 'name',
      label: cut ? 'Name of its file' : 'Its file, from the list',
      value: cut?.name ?? '',
      options: cut ? [] : pictures.map((picture) => [picture, picture]),
      wrong: (name) => {
        if (!cut) return pictures.includes(name) ? '' : 'Choose one from the list.';
        if (!/^[a-z0-9_-]+\.webp$/.test(name)) return 'Small letters, digits, - or _, then .webp';
        return pictures.includes(name) ? 'Another picture has this name.' : '';
      },
    },
    { name: 'shows', label: 'The picture in words: what can be seen' },
    { name: 'credit', label: 'Who took it (may stay empty)', optional: true },
  ]);
  if (!said) return;
  if (cut) {
    await request('PUT', `content/pictures/${said.name}`, cut.data);
    pictures.push(String(said.name));
  }
  const credit = said.credit ? ` "${said.credit}"` : '';
  type(text, `\n\n![${said.shows}](${said.name}${credit})`, at, at);
}

/** @returns {Promise<File | undefined>} of this computer, unless somebody cancels */
const chosen = () =>
  new Promise((resolve) => {
    const input = create('input', { type: 'file', accept: 'image/*' });
    input.onchange = input.oncancel = () => resolve(input.files?.[0]);
    input.click();
  });

/**
 * A photograph no larger than a page needs it, without what the camera noted.
 *
 * @param {File} file
 */
async function cutDown(file) {
  const bitmap = await createImageBitmap(file);
  const part = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(bitmap.width * part, bitmap.height * part);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const data = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  const words = file.name
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .match(/[a-z0-9_]+/g) ?? ['photo'];
  return {
    data,
    name: `${words.join('-')}.webp`,
    told: `${canvas.width} × ${canvas.height} pixels, ${weight(data)}; it was ${weight(file)}.`,
  };
}

/** @param {Blob} data */
const weight = ({ size }) => `${Math.ceil(size / 1024).toLocaleString('en-IN')} KB`;
