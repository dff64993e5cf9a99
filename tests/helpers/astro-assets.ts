/** Stands in for `astro:assets` where no test shows a photograph: the shipped content has none. */
export function getImage(): never {
  throw new Error(
    'Photographs are made by a build: tests/catalog/another-identity.test.ts has one.',
  );
}
