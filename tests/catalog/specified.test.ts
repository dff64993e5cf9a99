import { expect, it } from 'vitest';
import { namesIn } from '../../src/catalog/load/folder.ts';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { routes } from '../../src/catalog/routes.ts';
import { serviceSchema } from '../../src/catalog/schemas/service.ts';
import { SPECIFIED } from './specified.ts';

it('the site has every page of the specification, and none twice but for its case', () => {
  expect(new Set(SPECIFIED).size).toBe(55);
  expect(routes()).toEqual(expect.arrayContaining([...SPECIFIED]));
  expect(new Set(routes().map((route) => route.toLowerCase())).size).toBe(routes().length);
});

it.each([
  ['offices', 3],
  ['projects', 15],
  ['sectors', 12],
  ['careers', 5],
])('content/%s holds at least the %i of the specification', (folder, least) => {
  expect(namesIn(`content/${folder}`).size).toBeGreaterThanOrEqual(least);
});

it('each service page of the specification stands in a menu of the header', () => {
  const unlisted = SPECIFIED.filter((route) => route.startsWith('/services/')).filter(
    (route) =>
      readYaml(process.cwd(), `content${route}.yaml`, serviceSchema).menu.groups.length === 0,
  );
  expect(unlisted).toEqual([]);
});
