import { expect, it } from 'vitest';
import { PROJECT_IDS } from '../../src/catalog/schemas/project.ts';
import { SECTOR_IDS } from '../../src/catalog/schemas/sector.ts';
import { projectSlugs } from '../../src/illustration/projects/index.tsx';
import { sectorSlugs } from '../../src/illustration/sectors/index.tsx';

it('every project of the content has a picture', () => {
  expect([...projectSlugs].sort()).toEqual([...PROJECT_IDS].sort());
});

it('every sector of the content has a pictogram', () => {
  expect([...sectorSlugs].sort()).toEqual([...SECTOR_IDS].sort());
});
