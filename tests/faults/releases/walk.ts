import type { Browser, Page } from '@playwright/test';
import { markPattern, pageMarkPattern } from './marked-release.ts';

export interface WalkFigures {
  readonly views: number;
  /** What no visitor should see: a sentence each. */
  readonly faults: readonly string[];
}

const FORM = 'form[data-lead-form]';

/** Opens page after page, and wakes the form where there is one, until the signal comes. */
export async function walk(
  browser: Browser,
  url: string,
  paths: readonly string[],
  stopping: AbortSignal,
): Promise<WalkFigures> {
  const faults: string[] = [];
  let views = 0;
  for (; !stopping.aborted; views += 1) {
    const path = paths[views % paths.length] ?? '/';
    const view = await openTab(browser, url, path);
    const { mark, parts, faults: seen } = await view.wakeAndClose();
    faults.push(...seen);
    const others = parts.filter((each) => each !== mark);
    if (others.length > 0) faults.push(`${path} of release ${mark} took parts of ${others}`);
  }
  return { views, faults };
}

/** Opens a page in a tab of its own, which may stay open while releases come and go. */
export async function openTab(browser: Browser, url: string, path: string) {
  const faults: string[] = [];
  const parts = new Set<string>();
  const page = await browser.newPage();
  page.on('response', (response) => {
    const asked = response.url().slice(url.length);
    if (response.status() >= 400) faults.push(`${asked}: ${response.status()}`);
    const mark = markPattern.exec(asked)?.[1];
    if (mark !== undefined) parts.add(mark);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return {
    wakeAndClose: async () => {
      await wakeForm(page);
      const mark = pageMarkPattern.exec(await page.content())?.[1];
      await page.close();
      return { mark, parts: [...parts], faults };
    },
  };
}

/** Reaches for the form, and waits until its island is awake. */
async function wakeForm(page: Page): Promise<void> {
  if ((await page.locator(`main ${FORM}`).count()) === 0) return;
  await page.locator(`main ${FORM} button[type="submit"]`).first().hover();
  await page.locator(`main astro-island:not([ssr]) ${FORM}`).first().waitFor();
}
