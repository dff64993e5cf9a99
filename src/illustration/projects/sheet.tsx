import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProjectImage, type ProjectSlug, projectSlugs } from './index.tsx';

const WIDTH = 480;

const heights = new Map<ProjectSlug, number>();
const pictures = projectSlugs.map((slug) => {
  // Named where it is shown: there, the title is the page's.
  const picture = renderToStaticMarkup(<ProjectImage slug={slug} title={slug} />);
  heights.set(slug, Number(/viewBox="0 0 480 (\d+)"/.exec(picture)?.[1]));
  return `<g id="${slug}">${picture}</g>`;
});

/**
 * All project pictures in one file. They are half of the home page's markup and far below its first
 * screen, so the page refers to them; type and colours it hands down to them all the same. As
 * definitions, since nothing of the sheet itself is to be painted.
 */
export const projectSheet = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${pictures.join('')}</defs></svg>`;

const version = createHash('sha256').update(projectSheet).digest('hex').slice(0, 8);
/** Changes with the pictures, so that no page shows those of another release. */
export const projectSheetName = `projects.${version}`;

interface Props {
  slug: ProjectSlug;
  /** Accessible name of the picture. */
  title: string;
}

/**
 * The mock-up of a project's website, by reference to the sheet. A script sets the reference once the
 * page stands (src/client/scripts/site/late-pictures.ts); without scripts it stands there from the start.
 */
export function ProjectMockup({ slug, title }: Props) {
  const height = heights.get(slug);
  const href = `/drawings/${projectSheetName}.svg#${slug}`;
  const box = { width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` };
  return (
    <>
      <svg role="img" aria-label={title} className="late-picture" {...box}>
        <use data-href={href} />
      </svg>
      <noscript>
        <svg role="img" aria-label={title} {...box}>
          <use href={href} />
        </svg>
      </noscript>
    </>
  );
}
