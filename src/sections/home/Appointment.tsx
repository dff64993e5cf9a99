import type { Home } from '../../catalog/schemas/home.ts';
import { LinkButton } from '../../ui/Button.tsx';
import './appointment.css';

/** One line between two bands: schedule an appointment. */
export function Appointment({ appointment }: { appointment: Home['appointment'] }) {
  return (
    <aside className="appointment" aria-label={appointment.button.label}>
      <div className="appointment__inner wrap apart">
        <p>{appointment.text}</p>
        <LinkButton href={appointment.button.href} variant="outline">
          {appointment.button.label}
        </LinkButton>
      </div>
    </aside>
  );
}
