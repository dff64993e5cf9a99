import type { SVGAttributes } from 'react';

interface Props extends SVGAttributes<SVGGElement> {
  /** SVG of ours: drawn by code, or from a file that the build has read. */
  readonly markup: string;
}

/** Shapes that are text already, as a group within a picture. */
export function Shapes({ markup, ...group }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, for files of ours only.
  return <g {...group} dangerouslySetInnerHTML={{ __html: markup }} />;
}
