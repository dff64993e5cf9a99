/** A click on a link with data-copy-link copies its address; without clipboard it stays a link. */
export function startCopyLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-copy-link]')) {
    const label = link.querySelector('span');
    link.addEventListener('click', async (event) => {
      if (!navigator.clipboard) return;
      event.preventDefault();
      await navigator.clipboard.writeText(link.href);
      if (label) label.textContent = link.dataset.copyLink ?? '';
    });
  }
}
