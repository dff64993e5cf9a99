import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFixture, prepareFixture } from '../../bench/build/fixture.ts';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { serviceSchema } from '../../src/catalog/schemas/service.ts';

test('the copy of the project that the build is measured with has the wanted pages and no more', async () => {
  const folder = await createFixture();
  onTestFinished(() => rm(folder, { recursive: true }));
  const services = () => readdir(join(folder, 'content/services'));
  const own = await readdir('content/services');
  await prepareFixture(folder, 40, { withCards: false });
  expect(await services()).toHaveLength(own.length + 40);
  await prepareFixture(folder, 2, { withCards: true });
  const added = (await services()).filter((file) => !own.includes(file));
  expect(added).toHaveLength(2);
  for (const file of added) {
    const { menu } = readYaml(folder, `content/services/${file}`, serviceSchema);
    expect([menu.groups, menu.footer]).toEqual([[], undefined]);
  }
});
