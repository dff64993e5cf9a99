import { asksForLessMotion } from '../screen.ts';

/**
 * Sets each strip moving when it comes near, after a second copy of its items that is for the eye
 * alone: so the HTML says each item once, and a browser lays it out once before the page is there.
 */
export function startMarquees(): void {
  if (asksForLessMotion.matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target: track } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(track);
        double(track);
        track.classList.add('is-moving');
      }
    },
    { rootMargin: '50%' },
  );
  for (const track of document.querySelectorAll('.marquee__track')) observer.observe(track);
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.matches('.pause-switch'))
      input.closest('section')?.classList.toggle('is-paused', input.checked);
  });
}

function double(track: Element): void {
  const list = track.querySelector('ul');
  if (!list) return;
  // By a document that shows nothing: in this one, pictures of a copy are fetched before they are lazy.
  const copy = new Document().importNode(list, true);
  copy.inert = true;
  copy.ariaHidden = 'true';
  track.append(copy);
}
