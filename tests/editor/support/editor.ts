import { expect, type Locator, type Page } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import type { Preview } from '../../../src/editor/preview.ts';
import { editorServer } from '../../../src/editor/server.ts';

/** The site in development, which most tests of the forms do without. */
const NO_PREVIEW: Preview = {
  address: 'http://localhost:1',
  state: () => ({ is: 'starting' }),
  stop: () => undefined,
};

/** Serves the editor for the content of a folder. */
export async function serveEditor(
  root: string,
  preview = NO_PREVIEW,
): Promise<{ readonly server: FastifyInstance; readonly url: string }> {
  const server = await editorServer(root, preview);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, url };
}

/** The editor as a person uses it. */
export class Editor {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Opens a form, such as packages/entries/seo, or careers/new for a new entry. */
  async open(form: string): Promise<void> {
    // The editor takes no new address while it saves the form that is open.
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}/editor.html#/collections/${form}`);
    await expect(this.page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 30_000 });
  }

  /** A field by its path, such as hero.heading, unfolded and in view. */
  async field(path: string, locale: 'en' | 'hi' = 'en'): Promise<Locator> {
    await this.page.evaluate(
      async (place) => {
        const { showField } = await import(String('./show-field.js'));
        await showField(place.path, place.locale);
      },
      { path, locale },
    );
    const half = locale === 'hi' ? '[data-locale="hi"]' : ':not([data-locale="hi"])';
    return this.page.locator(`.pane${half} [data-key-path="${path}"]`);
  }

  async write(path: string, text: string, locale: 'en' | 'hi' = 'en'): Promise<void> {
    const field = await this.field(path, locale);
    await field.locator('textarea, input').filter({ visible: true }).first().fill(text);
  }

  /** Fills fields, each named by its path. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, text] of Object.entries(texts)) await this.write(path, text);
  }

  /** Writes a list of texts that is empty. */
  async list(path: string, texts: readonly string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      await this.add(path);
      await this.write(`${path}.${index}`, text);
    }
  }

  /**
   * Adds an item to a list, or a group that is not there yet.
   *
   * @param kind of the group, where there are several
   */
  async add(path: string, kind?: string): Promise<void> {
    const field = await this.field(path);
    const optional = field.locator('[role="checkbox"], [role="switch"]').first();
    const adds = field.getByRole('button', { name: /^Add / }).last();
    await adds.or(optional).first().click();
    if (kind) await this.page.getByRole('menuitem', { name: kind }).click();
  }

  async choose(path: string, option: string): Promise<void> {
    const field = await this.field(path);
    const radio = field.getByRole('radio', { name: option, exact: true });
    if ((await radio.count()) > 0) return radio.click();
    await field.getByRole('combobox').first().click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async upload(path: string, picture: { name: string; mimeType: string; buffer: Buffer }) {
    const field = await this.field(path);
    await field.getByRole('button', { name: 'Browse' }).click();
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles(picture);
    await dialog.getByRole('button', { name: 'Insert' }).click();
  }

  /** Names the file of a new entry. */
  async name(slug: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Slug' }).locator('input').fill(slug);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }
}
