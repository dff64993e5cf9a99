import type { Preview } from '../events.ts';
import type { PageFacts } from '../facts.ts';
import { metaOf, titleOf } from '../reading/metadata.ts';

/** How the page looks where others show it. */
export function previewOf({ html, url }: PageFacts, image?: string): Preview {
  const title = titleOf(html) || (html.headings.find(({ level }) => level === 1)?.text ?? '');
  const description = metaOf(html, 'description')?.content ?? '';
  return {
    google: { title, description, path: new URL(url).pathname },
    card: {
      title: metaOf(html, 'og:title')?.content ?? title,
      description: metaOf(html, 'og:description')?.content ?? description,
      image,
    },
  };
}
