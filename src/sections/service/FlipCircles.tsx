import type { ServiceHeroContent } from '../../catalog/schemas/service-hero.ts';
import './flip-circles.css';

/**
 * Three figures on circles that turn to explain themselves: under the pointer, and by tap or space
 * bar, because each is a checkbox. Works without script.
 */
export function FlipCircles({ circles }: { circles: NonNullable<ServiceHeroContent['circles']> }) {
  return (
    <ul className="flip-circles">
      {circles.map(({ figure, label, back }) => (
        <li key={figure}>
          <label className="flip-circle">
            <input type="checkbox" />
            <span className="flip-circle__disc">
              <span className="flip-circle__front">
                <strong>{figure}</strong> {label}
              </span>
              <span className="flip-circle__back">{back}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
