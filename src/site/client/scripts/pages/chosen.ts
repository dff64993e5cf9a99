import { LEAD_SENT_EVENT } from '../../../../forms/submission-metadata.ts';

/**
 * Shows above the proposal form what its visitor came for (`?package=seo`, `?service=…`), until that is
 * removed or sent; the form takes it along.
 */
export function startChosen(): void {
  const line = document.querySelector<HTMLElement>('[data-choices]');
  const field = document.querySelector<HTMLInputElement>('#proposal-form [name="Chosen"]');
  if (!line || !field) return;
  const asked = [...new URLSearchParams(location.search)].map((pair) => pair.join('='));
  const choices: [key: string, text: string][] = Object.entries(
    JSON.parse(line.dataset.choices ?? '{}'),
  );
  const text = choices.find(([key]) => asked.includes(key))?.[1];
  if (!text) return;

  field.value = text;
  line.prepend(text);
  line.hidden = false;
  const forget = () => {
    field.value = '';
    line.hidden = true;
    history.replaceState(history.state, '', location.pathname);
  };
  line.querySelector('button')?.addEventListener('click', () => {
    forget();
    document.querySelector<HTMLElement>('#proposal-heading')?.focus();
  });
  document.addEventListener(LEAD_SENT_EVENT, ({ target }) => {
    if (target === field.form) forget();
  });
}
