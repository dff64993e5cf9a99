import type { Page } from '@playwright/test';

/** The question for consent, and what belongs to it. */
export const questionOf = (page: Page) =>
  page.getByRole('region', { name: 'May we count this visit?' });
export const yesOf = (page: Page) =>
  questionOf(page).getByRole('button', { name: 'Yes, count it' });
export const noOf = (page: Page) =>
  questionOf(page).getByRole('button', { name: 'No, don’t count' });
export const askAgainOf = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

/** Opens a page as somebody who has answered before. */
export async function openAfter(answer: 'yes' | 'no', page: Page, path = '/'): Promise<void> {
  await page.addInitScript((kept) => {
    if (!location.protocol.startsWith('http') || localStorage.length > 0) return;
    localStorage.setItem('measuring consent', `${kept} ${new Date().toISOString().slice(0, 10)}`);
  }, answer);
  await page.goto(path);
}

/** Clicks as a visitor does, and stays. */
export async function clickWithoutLeaving(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault());
  });
  await page.locator(selector).filter({ visible: true }).first().click();
}

/** The area that the question and a part of the page share, in square pixels. */
export async function overlap(page: Page, selector: string): Promise<number> {
  const [question, part] = [
    await questionOf(page).boundingBox(),
    await page.locator(selector).boundingBox(),
  ];
  if (!question || !part) return 0;
  const shared = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(question[start] + question[size], part[start] + part[size]) -
    Math.max(question[start], part[start]);
  return Math.max(0, shared('x', 'width')) * Math.max(0, shared('y', 'height'));
}
