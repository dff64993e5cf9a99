import { loadStyle } from '../scripts/load-style.ts';
import { type Answer, consent } from './consent.ts';

/**
 * Asks for consent when there is no answer yet, without taking the focus, and again whenever the
 * visitor wants to change it.
 */
export function startConsentQuestion(
  question: HTMLElement,
  onAnswer: (answer: Answer) => void,
): void {
  const reopen = document.querySelector<HTMLElement>('[data-asks-again]');
  // Unstyled, it still says what it must say.
  const styled = loadStyle(question.dataset.style);
  let asksAgain = false;

  const show = async () => {
    await styled;
    const answer = consent();
    for (const status of question.querySelectorAll<HTMLElement>('[data-after]')) {
      status.hidden = status.dataset.after !== answer;
    }
    question.hidden = false;
  };

  for (const button of question.querySelectorAll<HTMLElement>('[data-answer]')) {
    button.addEventListener('click', () => {
      if (asksAgain) reopen?.focus({ preventScroll: true });
      asksAgain = false;
      question.hidden = true;
      onAnswer(button.dataset.answer === 'yes' ? 'yes' : 'no');
    });
  }
  if (reopen) {
    styled.then(() => {
      reopen.hidden = false;
    });
    reopen.addEventListener('click', async () => {
      // Asked for, so it comes before what came by itself.
      document.querySelector<HTMLElement>('.growth-popup [data-closes]')?.click();
      await show();
      asksAgain = true;
      question.focus();
    });
  }
  if (!consent()) show();
}
