import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../project.ts';

const FOLDER = join(projectRoot, 'docs/pictures');
/** More would make the documents slow to open. */
const MOST_BYTES = 60_000;
const QUALITIES = [82, 70, 55, 40];

/** The part of a window that a picture shows. */
export interface Part {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

export function openWindow(browser: Browser): Promise<Page> {
  return browser.newPage({ locale: 'en-IN', viewport: { width: 1280, height: 760 } });
}

export function openPhone(browser: Browser): Promise<Page> {
  return browser.newPage({
    locale: 'en-IN',
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}

/** Draws a ring around what a step is about. */
export async function mark(...things: readonly Locator[]): Promise<void> {
  for (const thing of things) {
    await thing.evaluate((element) => {
      Object.assign(element.style, { outline: '3px solid #d9480f', outlineOffset: '3px' });
    });
  }
}

/**
 * Writes what a page shows to docs/pictures.
 *
 * @throws Error when it stays too large
 */
export async function takePicture(page: Page, name: string, part?: Part): Promise<void> {
  const clip = part && { x: 0, y: 0, ...part };
  const png = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality }).toBuffer();
    if (picture.length > MOST_BYTES) continue;
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    console.log(`docs/pictures/${name}.webp, ${Math.ceil(picture.length / 1000)} KB`);
    return;
  }
  throw new Error(`${name} is larger than ${MOST_BYTES} bytes. Show less of the window.`);
}
