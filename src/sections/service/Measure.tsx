import type { SectionProps } from './section.ts';
import './measure.css';

/** What we measure, and the tools by name. */
export function Measure({ section }: SectionProps<'measure'>) {
  const { items, toolsLabel, tools } = section;
  return (
    <>
      <dl className="measure__list">
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="measure__tools">
        <p>{toolsLabel}</p>
        <ul>
          {tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
