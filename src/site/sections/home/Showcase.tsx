import type { Case } from '../../../catalog/queries/work.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { ImageFile } from '../../../catalog/schemas/photo.ts';
import type { Project } from '../../../catalog/schemas/project.ts';
import { fullStop } from '../../../catalog/words/full-stop.ts';
import { mockupFile } from '../../illustration/projects/index.tsx';
import { wide } from '../../styles/media.ts';
import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './showcase.css';

type ShownProject = Project & { id: string };

interface Props {
  showcase: Home['showcase'];
  projects: readonly ShownProject[];
  words: Interface;
  cases: readonly Case[];
}

const nameOf = ({ title, place }: ShownProject) => `${title}, ${place}`;

/** Projects in two columns that move against each other; those of which there is a case lead to it. */
export function Showcase({ showcase, projects, words, cases }: Props) {
  const half = Math.ceil(projects.length / 2);
  const mockup = (project: ShownProject): ImageFile => ({
    ...mockupFile(project),
    alt: `${words.showcase.mockup} ${project.title}${fullStop()} ${project.description}`,
  });
  const pathOf = (project: ShownProject) => cases.find(({ id }) => id === project.id)?.path;
  const draw = (project: ShownProject) => (
    <li className="project" key={project.id}>
      <Photo image={project.photo ?? mockup(project)} sizes={`${wide} 30vw, 45vw`} />
      <span className="project__label small strong">{project.label}</span>
      {pathOf(project) ? (
        <a className="project__title strong" href={pathOf(project)}>
          {nameOf(project)}
        </a>
      ) : (
        <span className="project__title strong">{nameOf(project)}</span>
      )}
    </li>
  );
  return (
    <section className="showcase ground-ink-deep clip" aria-labelledby="showcase-heading">
      <div className="showcase__inner wrap stack-6">
        <div className="showcase__words apart">
          <SectionHeading id="showcase-heading" {...showcase}>
            <SampleNote of={projects} words={words.showcase.sampleNotice} />
          </SectionHeading>
          <PauseSwitch label={words.marquee.pause} />
        </div>
        <div className="showcase__window">
          <Marquee pace="calm" direction="up">
            {projects.slice(0, half).map(draw)}
          </Marquee>
          <Marquee pace="calm" direction="down">
            {projects.slice(half).map(draw)}
          </Marquee>
        </div>
      </div>
    </section>
  );
}
