import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { caseScreens } from '../../illustration/work/index.tsx';
import { wide } from '../../styles/media.ts';
import { Photo } from '../../ui/Photo.tsx';
import './case-screens.css';

interface Props {
  work: Case;
  words: WorkPages;
}

/** A drawing that is so much higher than wide has a narrower column. */
const TALL = 1.1;

const SIZES = `${wide} 45vw, 100vw`;

/** Three screens: the page on a desk, the same on a phone, and what came of it. */
export function CaseScreens({ work, words }: Props) {
  const { screens, photos } = work;
  const drawn = caseScreens(work);
  const shown = (['wide', 'phone', 'desk'] as const).map((which) => {
    const { alt, caption } = screens[which];
    return { caption, image: photos[which] ?? { ...drawn[which], alt } };
  });
  const tall = drawn.wide.height > drawn.wide.width * TALL ? 'case-screens__row--tall' : '';
  return (
    <section className="case-screens" aria-labelledby="case-screens-heading">
      <div className="wrap">
        <h2 className="visually-hidden" id="case-screens-heading">
          {words.screens}
        </h2>
        <div className={`case-screens__row ${tall}`}>
          {shown.map(({ image, caption }) => (
            <figure key={caption}>
              <Photo image={image} sizes={SIZES} />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
