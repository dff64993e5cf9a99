/** Runs an action once the page and all that belongs to it has loaded; at once if it has. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else window.addEventListener('load', action, { once: true });
}
