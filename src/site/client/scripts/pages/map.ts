/** Loads the contact page's map when it is asked for; until then its frame is not in the page. */
export function startMap(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-loads-map]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.src = button.dataset.loadsMap ?? '';
      frame.title = button.dataset.mapTitle ?? '';
      frame.referrerPolicy = 'no-referrer-when-downgrade';
      document.querySelector('[data-map]')?.replaceChildren(frame);
      frame.focus();
      frame.scrollIntoView({ block: 'nearest' });
    });
  }
}
