import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { Editor, serveEditor } from './support/editor.ts';
import { copyProject, type Project } from './support/project.ts';

let project: Project;
let server: FastifyInstance;
let url: string;

test.beforeEach(async () => {
  project = copyProject();
  ({ server, url } = await serveEditor(project.root));
});

test.afterEach(async () => {
  await server.close();
  project.remove();
});

test('a mistake in the redirects stands above the form, opens its field, and goes when mended @desktop', async ({
  page,
}) => {
  await page.goto(url);
  const found = page.getByRole('list', { name: 'What is wrong' });
  await expect(found).toBeHidden();
  const file = join(project.root, 'content/redirects.yaml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('to: /rss.xml', 'to: /rss'));
  const mistake = found.getByRole('button', { name: 'redirects[item 4].to leads to "/rss"' });
  await mistake.click();
  const field = page.frameLocator('#editor').locator('[data-key-path="redirects.3.to"] input');
  await expect(field).toBeFocused({ timeout: 20_000 });
  writeFileSync(file, right);
  await expect(found).toBeHidden();
});

test('a copy of a service begins without its words for search engines @desktop', async ({
  page,
}) => {
  const editor = new Editor(page, url);
  await editor.open('services/entries/seo-services');
  const options = page.getByRole('button', { name: 'Show Editor Options' });
  const duplicate = page.getByRole('button', { name: 'Duplicate Entry' });
  await options.or(duplicate).first().click();
  const item = page.getByRole('menuitem', { name: 'Duplicate' });
  if (await item.isVisible()) await item.click();
  for (const path of ['meta.title', 'meta.description']) {
    const field = await editor.field(path);
    await expect(field.locator('textarea, input').first()).toHaveValue('');
  }
  await expect((await editor.field('title')).locator('input').first()).toHaveValue('SEO Services');
});
