import { basename } from 'node:path';
import { type DrawnFile, drawnFile, fileOf } from '../drawn-file.ts';
import { PlainMockup, type PlainProject } from './plain.tsx';

const files = import.meta.glob<string>('/content/mockups/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The mock-up of a project's website, 480 units wide, by the name of its file. */
export const mockups = new Map(
  Object.entries(files).map(([path, markup]) => [basename(path, '.svg'), markup]),
);

type Project = PlainProject & { readonly id: string; readonly drawing?: string | undefined };

/**
 * The mock-up that shows a project, as a file: the one that it names, or that of its own name. One
 * that nobody has drawn has a plain one.
 * @throws {Error} a sentence for the editor when it names a drawing that is not there
 */
export function mockupFile(project: Project): DrawnFile {
  const { id, drawing = id } = project;
  const markup = mockups.get(drawing);
  if (markup !== undefined) return fileOf(drawing, markup);
  if (drawing === id) return drawnFile(id, <PlainMockup project={project} />);
  throw new Error(
    `content/projects/${id}.yaml: no drawing is named "${drawing}". Use one of ${[...mockups.keys()].join(', ')}, or leave the field out.`,
  );
}
