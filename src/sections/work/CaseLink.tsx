import type { WorkPages } from '../../catalog/schemas/work-pages.ts';
import type { Case } from '../../catalog/work-queries.ts';
import { mockupFile } from '../../illustration/projects/index.tsx';
import { Photo } from '../../ui/Photo.tsx';
import './case-link.css';

interface Props {
  work: Case;
  words: WorkPages['link'];
}

/** A row that leads to a case: its picture, what changed, its figure. */
export function CaseLink({ work, words }: Props) {
  const { path, heading, figure, project, photos } = work;
  return (
    <aside className="case-link">
      <a className="wrap" href={path}>
        <Photo image={photos.wide ?? { ...mockupFile(project), alt: '' }} sizes="14rem" />
        <span className="case-link__words">
          <span className="case-link__lead">{words.lead}</span>
          <strong>{heading}</strong>
          <span className="quiet">
            {project.title}, {project.place}
          </span>
        </span>
        <b className="case-link__figure tabular">{figure.value}</b>
      </a>
    </aside>
  );
}
