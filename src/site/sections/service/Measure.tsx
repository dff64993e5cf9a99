import type { Service } from '../../../catalog/schemas/service.ts';
import { Fold } from '../../ui/Fold.tsx';
import './measure.css';

/** What we measure, among the questions: a row that unfolds on phones. */
export function Measure({ measure }: { measure: Service['questions']['measure'] }) {
  const { heading, items } = measure;
  return (
    <Fold narrow className="measure" summary={<h3>{heading}</h3>}>
      <dl>
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt className="strong">{title}</dt>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
