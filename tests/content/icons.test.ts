import * as tabler from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { ICON_NAMES } from '../../src/catalog/schemas/icon.ts';

it.each(ICON_NAMES)('Tabler has the icon %s', (name) => {
  const exported = `Icon${name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())}`;
  expect(tabler).toHaveProperty(exported);
});
