import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFixture, prepareFixture } from '../../bench/build/fixture.ts';
import { checkContent } from '../../src/catalog/load/check-content.ts';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { serviceSchema } from '../../src/catalog/schemas/service.ts';

test('the copy of the project that the build is measured with has the wanted pages and no mistake', async () => {
  const folder = await createFixture();
  onTestFinished(() => rm(folder, { recursive: true }));
  const namesIn = (list: string) => readdir(join(folder, list));
  const [articles, services] = [await readdir('content/blog'), await readdir('content/services')];
  const own = services.filter((file) => !file.includes('.hi.')).length;
  await prepareFixture(folder, { articles: 30, services: own + 40 });
  expect(await namesIn('content/blog')).toHaveLength(articles.length + 30);
  // Copies say the same, which is told and no mistake.
  const found = await checkContent(folder);
  expect(found.filter(({ kind }) => kind === 'mistake')).toEqual([]);
  await prepareFixture(folder, { articles: 0, services: own + 2 });
  expect(await namesIn('content/blog')).toEqual(articles);
  const added = (await namesIn('content/services')).filter((file) => !services.includes(file));
  expect(added).toHaveLength(2);
  for (const file of added) {
    const { menu } = readYaml(folder, `content/services/${file}`, serviceSchema);
    expect([menu.groups, menu.footer]).toEqual([[], undefined]);
  }
});
