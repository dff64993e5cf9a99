import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFixture } from '../../bench/build/fixture.ts';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { serviceSchema } from '../../src/catalog/schemas/service.ts';

test('the copy of the project that the build is measured with has the wanted pages and no more', async () => {
  const fixture = await createFixture();
  onTestFinished(() => fixture.remove());
  const services = () => readdir(join(fixture.folder, 'content/services'));
  const own = await readdir('content/services');
  await fixture.prepare(40, { withCards: false });
  expect(await services()).toHaveLength(own.length + 40);
  await fixture.prepare(2, { withCards: true });
  const added = (await services()).filter((file) => !own.includes(file));
  expect(added).toHaveLength(2);
  for (const file of added) {
    const { menu } = readYaml(fixture.folder, `content/services/${file}`, serviceSchema);
    expect([menu.groups, menu.footer]).toEqual([[], undefined]);
  }
});
