import { anchorOf, groundClass, type SectionProps } from './section.ts';
import './big-promise.css';

/** One promise, its figure as large as the page. */
export function BigPromise({ section, ground }: SectionProps<'promise'>) {
  const name = anchorOf(section.type);
  return (
    <section
      className={`service-band promise ${groundClass(ground)} band clip`}
      id={name}
      aria-labelledby={`${name}-heading`}
    >
      <div className="promise__inner wrap">
        <p className="promise__figure">{section.figure}</p>
        <h2 id={`${name}-heading`}>{section.heading}</h2>
        <p className="lead">{section.text}</p>
      </div>
    </section>
  );
}
