import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
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

test('Hindi that is older than its English, or a mistake in the redirects, stands above the form, opens its field, and goes when mended; beside the words for search engines stands how they look @desktop', async ({
  page,
}) => {
  test.slow();
  // A page of the site in development, as far as it speaks to the editor.
  const head = { title: 'SEO | Firm', url: 'https://www.firm.in/seo-services', image: '' };
  const says = `<script>parent.postMessage({ head: ${JSON.stringify(head)}, page: location.pathname }, '*')</script>`;
  const site = createServer((_, response) => response.end(says)).listen(0);
  const { port } = site.address() as AddressInfo;
  const preview = { address: `http://localhost:${port}`, state: () => ({ is: 'up' as const }) };
  await server.close();
  ({ server, url } = await serveEditor(project.root, { ...preview, stop: () => undefined }));
  const home = join(project.root, 'content/pages/home.yaml');
  const shorter = readFileSync(home, 'utf8')
    .replace('Six ways up. Pick yours.', 'Six ways.')
    .replace('Leads for the way you sell', 'Leads as you sell');
  writeFileSync(home, shorter);
  await page.goto(url);
  const found = page.getByRole('list', { name: 'What is wrong', includeHidden: true });
  const form = page.frameLocator('#editor');
  await expect(form.getByText('Pages')).toBeVisible({ timeout: 30_000 });
  await found
    .getByRole('listitem')
    .filter({ hasText: 'Leads as you sell' })
    .getByRole('button', { name: 'The Hindi is right as it is' })
    .click();
  await expect(found).not.toContainText('Leads as you sell', { timeout: 20_000 });
  await found.getByRole('button', { name: 'services.heading is older than its English' }).click();
  const hindi = form.locator('[data-locale="hi"] [data-key-path="services.heading"] input');
  await expect(hindi).toBeFocused({ timeout: 20_000 });
  await hindi.fill('छह रास्ते।');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(found).not.toContainText('services.heading', { timeout: 20_000 });
  const changed = project.changes()['content/pages/home.hi.yaml'] ?? [];
  expect(changed.filter((line) => !line.includes('# Written from'))).toEqual([
    '-  heading: छह रास्ते हैं। अपना चुनिए।',
    '+  heading: छह रास्ते।',
  ]);
  const file = join(project.root, 'content/redirects.yaml');
  const right = readFileSync(file, 'utf8');
  const at = parse(right).redirects.findIndex(({ to }: { to?: string }) => to === '/rss.xml');
  writeFileSync(file, right.replace('to: /rss.xml', 'to: /rss'));
  const said = `redirects[item ${at + 1}].to leads to "/rss"`;
  const mistake = found.getByRole('button', { name: said });
  await mistake.click();
  const field = form.locator(`[data-key-path="redirects.${at}.to"] input`);
  await expect(field).toBeFocused({ timeout: 20_000 });
  writeFileSync(file, right);
  await expect(found).not.toContainText(said, { timeout: 20_000 });

  // A click in the page opens the field at its words and says which it is, until another form opens.
  const told = page.locator('#told');
  await page
    .frameLocator('#preview')
    .locator('body')
    .evaluate(() =>
      parent.postMessage(
        { texts: ['A week is enough to begin.', ''], page: '/profile/blogs/Fixing-Brand-Trust' },
        '*',
      ),
    );
  const text = form.locator('[data-key-path="body"] textarea');
  await expect(text).toBeFocused({ timeout: 20_000 });
  const selected = (area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd);
  expect(await text.evaluate(selected)).toBe('A week is enough to begin.');
  await expect(told).toHaveText('content/blog/Fixing-Brand-Trust.md: body');
  const address = '/collections/services/entries/seo-services';
  const showField = (field: string, entry = address) =>
    page.evaluate(
      (open) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(open, location.origin);
      },
      { address: entry, field },
    );
  // Lists within an item that stands unfolded are not those of the next one.
  for (const path of ['sections.2.items.0.title', 'sections.3.heading']) {
    await showField(path);
    const place = form.locator(`[data-locale="en"] [data-key-path="${path}"] :is(textarea, input)`);
    await expect(place).toBeFocused({ timeout: 20_000 });
  }
  // Nor is an item lost that others, as they are drawn, push out of sight.
  await showField('sections.0.heading', '/collections/services/entries/ai-seo-services');
  const sections = form.locator('[data-locale="en"] [data-key-path="sections"]');
  await sections.getByRole('button', { name: 'Expand All' }).first().click();
  await showField('sections.8.points.1', '/collections/services/entries/ai-seo-services');
  const point = form.locator(
    '[data-locale="en"] [data-key-path="sections.8.points.1"] :is(textarea, input)',
  );
  await expect(point).toBeFocused({ timeout: 20_000 });
  await showField('meta.title');
  const look = page.getByRole('complementary', { name: 'In search results and chats' });
  const title = form.locator(
    '[data-locale="en"] [data-key-path="meta.title"] :is(textarea, input)',
  );
  await expect(title).toBeFocused({ timeout: 20_000 });
  await expect(told).toContainText('Click on a sentence');
  await title.fill('SEO in Delhi');
  await expect(look).toContainText('Nothing is cut.');
  await expect(look).toContainText('www.firm.in › seo-services');
  await expect(look.getByText('SEO in Delhi | Firm')).toHaveCount(2);
  await title.fill('Words that nobody finds '.repeat(8));
  await expect(look).toContainText('Google cuts the title here.');
  site.close();
});

test('what is written every day: a price, an article with its picture, a copy of a service @desktop', async ({
  page,
}) => {
  test.slow();
  const editor = new Editor(page, url);
  await test.step('a price that is changed changes one line, and one that is no price says why', async () => {
    await editor.open('packages/entries/web-awareness');
    const file = 'content/packages/web-awareness.yaml';
    const [, before = ''] =
      /^price: (\d+)$/m.exec(readFileSync(join(project.root, file), 'utf8')) ?? [];
    const other = Number(before) + 1500;
    await editor.write('price', '0');
    await editor.save();
    const price = await editor.field('price');
    await expect(price.getByRole('alert')).toContainText('greater than or equal to 1');
    expect(project.changes()).toEqual({});

    // The comma that people write in a price is left out, not the digits before it.
    await editor.write('price', '');
    await price.locator('input').first().pressSequentially(other.toLocaleString('en-IN'));
    await editor.write('title', 'Web Awareness, for a firm that has no website at all yet');
    await editor.save();
    const title = await editor.field('title');
    await expect(title.getByRole('alert')).toContainText('at most 40 characters');
    const typed = title.locator('input').first();
    await typed.fill('');
    await typed.pressSequentially(`A shop's "own" page`);
    await expect(typed).toHaveValue('A shop’s “own” page');
    await editor.write('title', 'Web Awareness Package');
    await editor.save();
    await expect.poll(project.changes).toEqual({
      [file]: [`-price: ${before}`, `+price: ${other}`],
    });
  });
  await test.step('the buttons of an article write its Markdown, and a photograph that is dropped is cut and described', async () => {
    await editor.open('articles/entries/Fixing-Brand-Trust');
    const body = await editor.field('body');
    const text = body.locator('textarea');
    const select = (words: string) =>
      text.evaluate((area: HTMLTextAreaElement, sought) => {
        const start = area.value.indexOf(sought);
        area.focus();
        area.setSelectionRange(start, start + sought.length);
      }, words);
    await select('small coins');
    await text.press('Control+b');
    await select('one star, ');
    await body.getByRole('button', { name: 'Highlight' }).click();
    await select('two blue ticks');
    await body.getByRole('button', { name: 'Link' }).click();
    const dialog = page.getByRole('dialog');
    const to = dialog.getByLabel('A page of ours');
    await to.fill('/contact');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    expect(await to.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
      'No page of ours has this address',
    );
    await to.fill('/Contact#proposal');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await select('A week is enough to begin.');
    const photo = await page.evaluateHandle(async () => {
      const canvas = new OffscreenCanvas(4000, 3000);
      canvas.getContext('2d')?.fillRect(0, 0, 4000, 2000);
      const files = new DataTransfer();
      files.items.add(
        new File([await canvas.convertToBlob()], 'IMG_20~2 (1) Shop.PNG', { type: 'image/png' }),
      );
      return files;
    });
    await text.dispatchEvent('drop', { dataTransfer: photo });
    await expect(dialog).toContainText('2400 × 1800 pixels');
    await dialog.getByLabel('The picture in words').fill('Our shop in Dwarka');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(text).toHaveValue(
      /begin\.\n\n!\[Our shop in Dwarka\]\(img_20-2-1-shop\.webp\)\n\n## /,
    );
    await editor.save();
    const file = 'content/blog/Fixing-Brand-Trust.md';
    await expect
      .poll(() => Object.keys(project.changes()))
      .toEqual([
        file,
        'content/packages/web-awareness.yaml',
        'content/pictures/img_20-2-1-shop.webp',
      ]);
    const lines = () => project.changes()[file] ?? [];
    const written = () =>
      lines()
        .filter((line) => line.startsWith('+'))
        .join('\n');
    // A file is empty for a moment while it is written.
    await expect.poll(written).toContain('in __small coins__.');
    expect(written()).toContain('with **one star,** and');
    expect(written()).toContain('[two blue ticks](/Contact#proposal), and');
    await project.load();
  });
  await test.step('who is about to delete an entry is told which', async () => {
    await editor.open('services/entries/ai-seo-services');
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('ai-seo-services: Are you sure');
  });
  await test.step('a copy of a service begins without what is its own alone, and the list of errors leads to them', async () => {
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
    // Of a form that is drawn as far as it is looked at, also what is above.
    for (const path of ['questions.items.1.answer', 'hero.name']) {
      const field = (await editor.field(path)).locator('textarea, input').first();
      await expect(field).toHaveValue(/SEO/);
    }
    await editor.write('meta.title', 'Fixing brand trust in seven days');
    const same = (await editor.field('meta.title')).getByText('Fixing-Brand-Trust says the same');
    await expect(same).toBeVisible();
    await editor.write('meta.title', '');
    await expect(same).toBeHidden();
    await editor.save();
    await page.getByRole('button', { name: 'Show Errors' }).click();
    await expect(page.locator('#entry-sidebar-content')).toContainText(
      /Slug.*Family.*Label.*Quote.*Title in.*Description in.*Figure.*Leads to.*Related.*Article/s,
    );
    await page.getByRole('button', { name: 'Description in searches' }).click();
    const description = page.locator('[data-key-path="meta.description"] textarea[lang="en"]');
    await expect(description).toBeFocused();
    // Who is asked whether to leave, and stays, is where they were.
    await page.keyboard.press('Escape');
    await expect(description).toBeFocused();
    await page.locator('.ref').filter({ hasText: 'Slug' }).click();
    await expect(page.locator('#entry-sidebar-content input')).toBeFocused();
  });
});
