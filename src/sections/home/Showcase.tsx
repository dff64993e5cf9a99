import type { Home } from '../../catalog/schemas/home.ts';
import type { Interface } from '../../catalog/schemas/interface.ts';
import type { Project } from '../../catalog/schemas/project.ts';
import { mockupFor } from '../../illustration/projects/index.tsx';
import { PlainMockup } from '../../illustration/projects/plain.tsx';
import { ProjectMockup } from '../../illustration/projects/sheet.tsx';
import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './showcase.css';

type ShownProject = Project & { id: string };

interface Props {
  showcase: Home['showcase'];
  projects: readonly ShownProject[];
  words: Interface;
}

/** Projects in two columns that move against each other. */
export function Showcase({ showcase, projects, words }: Props) {
  const half = Math.ceil(projects.length / 2);
  const mockup = (project: ShownProject) => {
    const slug = mockupFor(project);
    const title = `${words.showcase.mockup} ${project.title}`;
    return slug ? (
      <ProjectMockup slug={slug} title={title} />
    ) : (
      <PlainMockup project={project} title={title} />
    );
  };
  const draw = (project: ShownProject) => (
    <li key={project.id}>
      <figure className="project">
        {mockup(project)}
        <figcaption>
          <span className="project__label">{project.label}</span>
          <span className="project__title">
            {project.title}, {project.place}
          </span>
          <span className="project__text">{project.description}</span>
        </figcaption>
      </figure>
    </li>
  );
  return (
    <section className="showcase ground-ink-deep" aria-labelledby="showcase-heading">
      <div className="showcase__inner wrap">
        <div className="showcase__words">
          <SectionHeading id="showcase-heading" {...showcase} />
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
