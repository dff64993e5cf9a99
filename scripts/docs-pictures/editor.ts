import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Frame, Locator, Page } from '@playwright/test';
import { editCopy } from './copied-project.ts';
import { mark, openWindow, takePicture } from './pictures.ts';

/** The half of the window that holds the editor. */
const HALF = 640;
/** A page of the preview is drawn, and its drawings have moved, by then. */
const DRAWN_MS = 2500;
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
);
/** Machines of a build have no letters for Hindi, as people's computers have. */
const DEVANAGARI = `@font-face { font-family: Hindi; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }
  body, body * { font-family: system-ui, Hindi, sans-serif }`;
const TEXT = `People look before they read.

दुकान की तस्वीर दिन की रोशनी में लीजिए।

## Six photos

A phone will do.`;

/** Pictures of the editor beside its preview, in a copy of the project. */
export async function editorPictures(browser: Browser): Promise<void> {
  const { url, stop } = await editCopy();
  const page = await openWindow(browser);
  try {
    const desk = new EditorDesk(page, url);
    await desk.open('');
    await takePicture(page, 'editor');
    await price(desk);
    await questions(desk);
    await article(desk);
  } finally {
    await page.close();
    await stop();
  }
}

async function price(desk: EditorDesk): Promise<void> {
  await desk.open('packages/entries/web-awareness');
  const number = (await desk.field('price')).locator('input');
  await number.fill('81000');
  await mark(number, desk.save);
  await takePicture(desk.page, 'editor-price', { width: 1280, height: 560 });
  const title = await desk.field('title');
  await title.locator('input').fill('Web Awareness, for a firm that has no website at all yet');
  await desk.save.click();
  await title.getByRole('alert').waitFor();
  await takePicture(desk.page, 'editor-limit', { y: 110, width: HALF, height: 160 });
}

async function questions(desk: EditorDesk): Promise<void> {
  await desk.open('');
  const asked = desk.preview.locator('summary', { hasText: 'How soon' });
  await asked.click({ modifiers: ['Alt'] });
  const answer = desk.editor.locator('[data-key-path="faq.questions.1.answer"] textarea');
  await answer.waitFor();
  await desk.settle();
  const list = desk.editor.locator('[data-key-path="faq.questions"]');
  await mark(asked, list.getByRole('button', { name: 'Reorder Item' }).nth(1));
  await takePicture(desk.page, 'editor-questions');

  await answer.fill('Call us: +91 98765 43210.');
  await desk.save.click();
  await desk.preview.locator('vite-error-overlay').waitFor();
  await desk.settle();
  await takePicture(desk.page, 'editor-mistake', { width: 1280, height: 420 });
}

async function article(desk: EditorDesk): Promise<void> {
  await desk.open('articles');
  await mark(desk.editor.getByRole('button', { name: 'Create New Entry' }));
  await takePicture(desk.page, 'editor-new', { y: 30, width: HALF, height: 730 });
  await desk.open('articles/new');
  await (await desk.field('cover')).getByRole('checkbox').click();
  await (await desk.field('cover.file')).getByRole('button', { name: 'Browse' }).click();
  const dialog = desk.editor.getByRole('dialog');
  await mark(dialog.getByRole('button', { name: 'Upload' }));
  await desk.settle();
  await takePicture(desk.page, 'editor-photo', { y: 30, width: HALF, height: 360 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const body = await desk.field('body');
  await body.locator('textarea').first().fill(TEXT);
  await desk.settle();
  await takePicture(desk.page, 'editor-article', { y: 30, width: HALF, height: 730 });
}

/** The window of the editor. */
class EditorDesk {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  get editor(): Frame {
    const frame = this.page.frames().find((each) => each.url().includes('editor.html'));
    if (!frame) throw new Error('The editor is not open.');
    return frame;
  }

  get preview() {
    return this.page.frameLocator('#preview');
  }

  get save(): Locator {
    return this.editor.getByRole('button', { name: 'Save' });
  }

  /** Opens a list or a form anew, such as packages/entries/seo or articles; '' is the first page. */
  async open(form: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(this.#url);
    await this.page.frameLocator('#editor').getByText('Whole site').waitFor();
    await this.editor.addStyleTag({ content: DEVANAGARI });
    if (form) {
      await this.editor.evaluate((hash) => {
        location.hash = hash;
      }, `/collections/${form}`);
    }
    await this.settle();
  }

  /** A field of the open form by its path, unfolded and in view. */
  async field(path: string): Promise<Locator> {
    await this.editor.evaluate(async (field) => {
      const { showField } = await import(String('./show-field.js'));
      await showField(field);
    }, path);
    return this.editor.locator(`[data-key-path="${path}"]`);
  }

  settle(): Promise<void> {
    return this.page.waitForTimeout(DRAWN_MS);
  }
}
