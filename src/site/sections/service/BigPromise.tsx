import { Band } from '../../ui/Band.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { groundClass, type SectionProps } from './section.ts';
import './big-promise.css';

/** One promise, its figure as large as the page. */
export function BigPromise({ section, ground }: SectionProps<'promise'>) {
  return (
    <Band
      name="promise"
      look={`service-band ${groundClass(ground)} clip`}
      gap="stack-4 columns-6-5"
    >
      <p className="promise__figure figure">{section.figure}</p>
      <h2 id="promise-heading">{section.heading}</h2>
      <p className="lead">
        <Copy text={section.text} under={section.heading} />
      </p>
    </Band>
  );
}
