/**
 * Begins the contact form's message with the package whose page led here (`?package=seo`). What was
 * typed before stays below it; only the line of another package gives way. Runs after drafts have
 * been restored.
 */
export function startChosenPackage(): void {
  const holder = document.querySelector<HTMLElement>('[data-package-lines]');
  const message = holder?.querySelector('textarea');
  const chosen = new URLSearchParams(location.search).get('package');
  if (!holder || !message || !chosen) return;

  const lines = new Map<string, string>(
    Object.entries(JSON.parse(holder.dataset.packageLines ?? '{}')),
  );
  const line = lines.get(chosen);
  if (!line || message.value.startsWith(line)) return;

  const [first = '', ...rest] = message.value.split('\n');
  const typed = [...lines.values()].includes(first) ? rest.join('\n') : message.value;
  message.value = `${line}\n${typed}`;
  // Keeps it with the draft.
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
