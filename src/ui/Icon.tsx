import * as tabler from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';

const drawings = tabler as unknown as Record<string, tabler.TablerIcon | undefined>;

function exportName(name: string): string {
  return `Icon${name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())}`;
}

/** Pages ask for the same icon again and again. */
const strokes = new Map<string, string>();

/** All strokes of an icon as one path, because every element of a page costs time on a cheap phone. */
function strokesOf(name: string): string {
  const Drawing = drawings[exportName(name)];
  if (!Drawing) {
    throw new Error(`There is no icon "${name}". Choose a name from https://tabler.io/icons.`);
  }
  // Each path of Tabler's outlines begins with an absolute M, so they may follow one another.
  const paths = renderToStaticMarkup(<Drawing />).matchAll(/<path d="([^"]+)"/g);
  return [...paths].map(([, path]) => path).join('');
}

/**
 * One of Tabler's outlined icons by its name, e.g. `brand-whatsapp`. Decoration only: the words stand
 * beside it. For the server alone: an island that imported it would send 6,000 icons to the browser.
 * @throws when Tabler has no such icon, which stops the build.
 */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const path = strokes.get(name) ?? strokesOf(name);
  strokes.set(name, path);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
