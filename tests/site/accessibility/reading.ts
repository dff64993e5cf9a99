import type { Page } from '@playwright/test';

/** How many px the page is wider than its window: 0 unless it scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Texts that end right of the window, where nothing scrolls to them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNREAD = 'svg, script, .visually-hidden, .skip-link, [inert], .marquee';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const right = (text: Text): number => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return Math.max(0, ...[...range.getClientRects()].map((line) => line.right));
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const holder = text.parentElement;
      if (!holder || text.data.trim() === '' || holder.closest(UNREAD)) continue;
      const isFolded = holder.clientWidth <= 1 && getComputedStyle(holder).overflowX !== 'visible';
      if (isFolded) continue;
      // The space after the last letter is no loss.
      const spacing = Number.parseFloat(getComputedStyle(holder).letterSpacing) || 0;
      if (right(text) - spacing > window.innerWidth + 1 && !scrolls(holder)) {
        cut.push(text.data.trim());
      }
    }
    return cut;
  });
}

/** Sets text as wide and high as WCAG 1.4.12 allows readers to. */
export function spaceOutText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [style];
  });
}

/** Animations that are under way. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100) ?? ''),
  );
}
