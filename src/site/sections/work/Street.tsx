import type { Case } from '../../../catalog/queries/work.ts';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { Project } from '../../../catalog/schemas/project.ts';
import type { WorkHub } from '../../../catalog/schemas/work-hub.ts';
import { fullStop } from '../../../catalog/words/full-stop.ts';
import { mockupFile } from '../../illustration/projects/index.tsx';
import { Band } from '../../ui/Band.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import './street.css';

type Shop = Project & { id: string };

interface Props {
  words: WorkHub['street'];
  frame: Interface['showcase'];
  projects: readonly Shop[];
  cases: readonly Case[];
}

/** So many shops are open: what a shutter hides is seen before one is pressed. */
const OPEN = 2;

/** All projects as shops: a board and a shutter, which opens on the website that was made and its one figure. */
export function Street({ words, frame, projects, cases }: Props) {
  return (
    <Band name="street" look="ground-shade" heading={words.heading} gap="stack-5">
      <SampleNote of={projects} words={frame.sampleNotice} />
      <ol className="street__shops">
        {projects.map((shop, index) => {
          const { id, title, label, place, description, photo } = shop;
          const told = cases.find((one) => one.id === id);
          const alt = `${frame.mockup} ${title}${fullStop()} ${description}`;
          return (
            <li className="shop" id={id} key={id}>
              <details open={index < OPEN}>
                <summary>
                  <h3 className="title">{title}</h3>
                  <span className="note tabular">{`${words.number} ${index + 1}`}</span>
                  <span className="small">{`${label}, ${place}`}</span>
                </summary>
                <div className="shop__inside stack-3">
                  <Photo image={photo ?? { ...mockupFile(shop), alt }} sizes="30rem" />
                  {told ? (
                    <>
                      <p className="tight">
                        <strong className="figure tabular">{told.figure.value}</strong>{' '}
                        {told.figure.counts}
                      </p>
                      <a className="roomy-link strong" href={told.path}>
                        {words.story}
                        <span className="visually-hidden">: {title}</span>
                      </a>
                    </>
                  ) : (
                    <p className="tight">
                      {description} <span className="note">{words.untold}</span>
                    </p>
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </Band>
  );
}
