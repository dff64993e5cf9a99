import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { FILES, PAGES, pageFiles } from '../../catalog/routes.ts';
import { hasTwin, hindiPath } from '../../catalog/twins.ts';

/** Files that are many pages; each makes those that are written in Hindi. */
const ENTRIES = [
  '/services/[slug]',
  '/policies/[slug]',
  '/profile/blogs/[slug]',
  '/profile/blogs/all/[page]',
];

/** Pages by which the server answers, in Hindi below a folder of their own. */
const ANSWERS = [
  '[form]',
  'success',
  'failure',
  'blog-not-found',
  'not-found',
  'report',
  'audit-words.json',
];

/** The Hindi edition: the files of the English pages once more, below /hi (docs/decisions/0105). */
export function hindiEdition(): AstroIntegration {
  return {
    name: 'hindi edition',
    hooks: {
      'astro:config:setup': ({ injectRoute, addMiddleware }) => {
        addMiddleware({
          entrypoint: new URL('hindi-middleware.ts', import.meta.url),
          order: 'pre',
        });
        for (const path of [...pageFiles().filter((page) => hasTwin(page)), ...ENTRIES]) {
          injectRoute({ pattern: hindiPath(path), entrypoint: fileOf(path) });
        }
        if (hasTwin('/profile/blogs')) {
          injectRoute({ pattern: hindiPath('/rss.xml'), entrypoint: `./${PAGES}/rss.xml.ts` });
        }
        if (hasTwin(FILES[0])) {
          injectRoute({ pattern: hindiPath(FILES[0]), entrypoint: `./${PAGES}/brochure.pdf.ts` });
        }
        for (const name of ANSWERS) {
          injectRoute({ pattern: `/answers/hi/${name}`, entrypoint: fileOf(`/answers/${name}`) });
        }
      },
    },
  };
}

function fileOf(path: string): string {
  const index = `${PAGES}${path === '/' ? '' : path}/index.astro`;
  if (existsSync(index)) return `./${index}`;
  return `./${PAGES}${path}.${path.endsWith('.json') ? 'ts' : 'astro'}`;
}
