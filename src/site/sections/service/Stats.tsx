import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import { Copy } from '../../ui/Copy.tsx';
import type { SectionProps } from './section.ts';
import './stats.css';

/** Three figures, set as pictures. */
export function Stats({ section }: SectionProps<'stats'>) {
  return (
    <dl className="stats__figures stack-5">
      {section.figures.map(({ figure, label, note }) => (
        <div key={label} data-reveal>
          <dt>
            {label}
            {note && (
              <span>
                <Copy text={note} />
              </span>
            )}
          </dt>
          <dd>
            {figure}
            <RisingLine variant="underline" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
