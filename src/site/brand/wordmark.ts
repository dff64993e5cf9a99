import { getSite } from '../../catalog/queries/entries.ts';
import { type Drawing, givenDrawing } from './drawings.ts';
import { outline } from './outline.ts';

const outlined = new Map<string, Promise<Drawing>>();

/** The name in Devanagari as a drawing: the one of content/brand, or set in the site's type. */
export async function getWordmark(): Promise<Drawing> {
  const given = givenDrawing('wordmark');
  if (given) return given;
  const { nameDevanagari } = await getSite();
  const word = outlined.get(nameDevanagari) ?? outline(nameDevanagari);
  outlined.set(nameDevanagari, word);
  return word;
}
