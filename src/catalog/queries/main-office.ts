import type { Site } from '../schemas/site.ts';

/**
 * The head office, which content/site.yaml names.
 * @throws when content/offices has no such file
 */
export function mainOfficeOf<Entry extends { id: string }>(
  { mainOffice }: Site,
  offices: readonly Entry[],
): Entry {
  const main = offices.find(({ id }) => id === mainOffice);
  if (main) return main;
  const names = offices.map(({ id }) => id).join(', ');
  throw new Error(
    `content/site.yaml: mainOffice "${mainOffice}" is no office. Use one of ${names}.`,
  );
}
