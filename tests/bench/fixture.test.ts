import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFixture } from '../../bench/build/fixture.ts';
import { SERVICE_SLUGS } from '../../src/catalog/routes.ts';

test('the copy of the project that the build is measured with has the wanted pages and no more', async () => {
  const fixture = await createFixture();
  onTestFinished(() => fixture.remove());
  const services = () => readdir(join(fixture.folder, 'content/services'));
  await fixture.prepare(40, { withCards: false });
  expect(await services()).toHaveLength(SERVICE_SLUGS.length + 40);
  await fixture.prepare(2, { withCards: true });
  expect(await services()).toHaveLength(SERVICE_SLUGS.length + 2);
  const routes = await readFile(join(fixture.folder, 'src/catalog/routes.ts'), 'utf8');
  expect(routes.match(/'fixture-/g)).toHaveLength(2);
});
