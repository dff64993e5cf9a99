import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import { Band } from './Band.tsx';
import type { SectionProps } from './section.ts';
import './stats.css';

/** Three or four figures, set as pictures. */
export function Stats({ section, ground }: SectionProps<'stats'>) {
  return (
    <Band section={section} ground={ground}>
      <dl
        className={`stats__figures stats__figures--${section.figures.length} stack-5 below-heading`}
      >
        {section.figures.map(({ figure, label, note }) => (
          <div key={label} data-reveal>
            <dt>
              {label}
              {note && <span>{note}</span>}
            </dt>
            <dd>
              {figure}
              <RisingLine variant="underline" />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
