import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { places } from '../../src/catalog/collections.ts';

type Node = z.core.JSONSchema._JSONSchema;

/** The fields at and below a field of which people who write are told nothing. */
function undescribed(node: Node, path: string): string[] {
  if (typeof node !== 'object') return [];
  const { properties = {}, items, additionalProperties = false } = node;
  const rows = [items ?? []].flat();
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(typeof field === 'object' && field.description ? [] : [`${path}${name}`]),
      ...undescribed(field, `${path}${name}.`),
    ]),
    ...[...rows, additionalProperties].flatMap((each) => undescribed(each, `${path}*.`)),
    ...[...(node.oneOf ?? []), ...(node.anyOf ?? [])].flatMap((each) => undescribed(each, path)),
  ];
}

it('every file and field says what it is for: .describe() in src/catalog/schemas', () => {
  const missing = Object.entries(places).flatMap(([name, { schema }]) => {
    const root = z.toJSONSchema(schema, { io: 'input' });
    return [...(root.description ? [] : [name]), ...undescribed(root, `${name}: `)];
  });
  expect(missing).toEqual([]);
});
