import { language } from '../language.ts';
import { twinLink } from '../twins.ts';
import { filled } from './entries.ts';

interface Link {
  readonly name: string;
  readonly path: string;
}

/**
 * A link of what the server alone renders, in the language of the words that go with it. Pages are
 * looked through when they are made (src/site/build/link-to-twins.ts).
 */
export async function linkHere({ name, path }: Link): Promise<Link> {
  if (language() === 'en') return { name, path };
  const twin = twinLink(path);
  if (twin) return { name, path: twin };
  const { inEnglish } = (await filled('interface')).editions;
  return { name: `${name} (${inEnglish})`, path };
}
