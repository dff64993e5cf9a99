import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import { Copy } from '../../ui/Copy.tsx';
import type { SectionProps } from './section.ts';
import '../../ui/lists.css';
import './stats.css';

/** Three figures, set as pictures. */
export function Stats({ section }: SectionProps<'stats'>) {
  return (
    <dl className="stats__figures figures stack-5">
      {section.figures.map(({ figure, label, note }) => (
        <div className="ruled" key={label} data-reveal>
          <dt className="strong tight">
            {label}
            {note && (
              <span className="quiet">
                <Copy text={note} />
              </span>
            )}
          </dt>
          <dd className="figure">
            {figure}
            <RisingLine variant="underline" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
