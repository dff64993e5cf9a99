import type { Approach } from '../../../catalog/schemas/approach.ts';
import { Scene } from '../../illustration/scene/Scene.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { DetailWords } from './DetailWords.tsx';
import { detailPlace } from './detail-ids.ts';
import './build-detail.css';

/** The page in its stages: its words, its look, and itself. */
const PICTURES = ['page-words', 'page-looks', 'page-code'];

/** Step 3 in full: one page as words, as a look and as code, each standing higher. */
export function BuildDetail({ steps, build }: Approach) {
  return (
    <section className="build-detail ground-shade band" {...detailPlace(3)}>
      <div className="wrap">
        <DetailWords number={3} steps={steps} detail={build} />
        <ol className="stack-6 below-heading">
          {build.stages.map(({ title, text }, index) => (
            <li className="content-center" key={title}>
              <Scene name={PICTURES[index] ?? 'page-code'} className="build-detail__page framed" />
              <h3>{title}</h3>
              <p className="quiet">
                <Copy text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
