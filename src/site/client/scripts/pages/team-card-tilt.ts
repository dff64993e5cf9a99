/** Pixels between pointer and centre for each degree of tilt (specification, section 4). */
const PIXELS_PER_DEGREE = 10;
/** Degrees; pages tilt no further (specification, section 9). */
const MAX_DEGREES = 15;

/** The tilt, in degrees, for a pointer so many px from the centre of a card. */
function tiltFor(offset: number): number {
  return Math.max(-MAX_DEGREES, Math.min(MAX_DEGREES, offset / PIXELS_PER_DEGREE));
}

function tilt(card: HTMLElement, event: PointerEvent): void {
  if (event.pointerType === 'touch') return;
  // The place it has in the page: its own box turns under the pointer.
  const place = (card.parentElement ?? card).getBoundingClientRect();
  const x = tiltFor(event.clientX - (place.left + place.width / 2));
  const y = tiltFor(event.clientY - (place.top + place.height / 2));
  card.style.setProperty('--tilt-x', `${-y}deg`);
  card.style.setProperty('--tilt-y', `${x}deg`);
  card.classList.add('is-tilted');
}

function reset(card: HTMLElement): void {
  card.classList.remove('is-tilted');
  card.style.removeProperty('--tilt-x');
  card.style.removeProperty('--tilt-y');
}

/**
 * Tilts each desk (`[data-team-card-tilt]`) with the pointer; leaving resets it. That only wide screens
 * tilt, and none that asks for less motion, is for teams.css to say.
 */
export function startTeamCardTilt(): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-team-card-tilt]')) {
    card.addEventListener('pointermove', (event) => tilt(card, event));
    card.addEventListener('pointerleave', () => reset(card));
  }
}
