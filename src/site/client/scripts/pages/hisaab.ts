import { hisaab } from '../../../../catalog/words/hisaab.ts';
import { formatPrice } from '../../../../catalog/words/rupees.ts';

/** The slider of the worked ledger: it fills in the figures that stand in the table without scripts. */
export function startHisaab(): void {
  const section = document.querySelector<HTMLElement>('[data-hisaab]');
  const slider = section?.querySelector('input');
  if (!section || !slider) return;
  const assumed = JSON.parse(section.dataset.hisaab ?? '{}');
  const write = (name: string, figures: readonly string[]) => {
    section.querySelectorAll(`[data-figure="${name}"]`).forEach((cell, index) => {
      cell.textContent = figures[index] ?? figures[0] ?? '';
    });
  };
  const follow = () => {
    const budget = slider.valueAsNumber;
    const { losses, left, today, ours, pays } = hisaab(budget, assumed);
    const each = [today, ours].map((side) => formatPrice(side.each));
    write('budget', [formatPrice(budget)]);
    write(
      'loss',
      losses.map((loss) => `−${formatPrice(loss)}`),
    );
    write('left', [formatPrice(left)]);
    write('calls', [`${today.calls}`, `${ours.calls}`]);
    write('each', each);
    const words = slider.dataset.words?.split('|') ?? [];
    slider.setAttribute(
      'aria-valuetext',
      `${formatPrice(budget)}, ${ours.calls} ${words[0]}, ${each[1]} ${words[1]}`,
    );
    const verdict = section.querySelector<HTMLElement>('[data-figure="verdict"]');
    const [yes = '', no = ''] = verdict?.dataset.words?.split('|') ?? [];
    if (verdict) verdict.textContent = pays ? yes : no;
  };
  slider.addEventListener('input', follow);
  for (const part of section.querySelectorAll('[hidden]')) part.removeAttribute('hidden');
  // A browser that comes back to the page restores where the slider stood.
  if (slider.value !== slider.defaultValue) follow();
}
