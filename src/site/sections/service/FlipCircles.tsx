import type { ServiceHeroContent } from '../../../catalog/schemas/service-hero.ts';
import './flip-circles.css';

/**
 * Three figures on circles that turn to explain themselves: under the pointer, with the focus, and
 * when pressed (src/site/client/scripts/pages/flip-circles.ts). Both sides are read aloud.
 */
export function FlipCircles({ circles }: { circles: NonNullable<ServiceHeroContent['circles']> }) {
  return (
    <ul className="flip-circles">
      {circles.map(({ figure, label, back }) => (
        <li key={figure}>
          <button className="flip-circle" type="button">
            <span className="flip-circle__disc">
              <span className="flip-circle__front">
                <strong>{figure}</strong> {label}
              </span>{' '}
              <span className="flip-circle__back">{back}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
