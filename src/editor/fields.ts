import type { Field } from '@sveltia/cms';
import { PICTURES } from '../catalog/load/pictures.ts';
import { labelOf, singularOf } from './labels.ts';
import { hintOf, patternOf } from './limits.ts';
import type { SchemaNode } from './schema-node.ts';
import { type References, shownBy } from './sources.ts';

/** What a form needs to know beside its schema. */
export interface Surroundings {
  readonly references: References;
  /** The part of the file as it stands: what a record's names are. */
  readonly written?: unknown;
  /** Whether it is within what a copy begins without. */
  readonly notCopied?: boolean | undefined;
}

interface Shown {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  readonly notCopied: boolean | undefined;
}

/** Named as schemas do: without the folder. */
const IN_PICTURES = { media_folder: `/${PICTURES}`, public_folder: '' };

/** From this length on a text is written on several lines. */
const LONG = 80;

/** The fields of a group, in the order of its schema. */
export function fieldsOf(
  { properties = {}, required = [] }: SchemaNode,
  around: Surroundings,
): Field[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const written: unknown = Object(around.written)[name];
    // Where a file has no such record, the editor would write an empty one.
    if (node.additionalProperties && written === undefined) return [];
    return fieldOf(name, node, required.includes(name), { ...around, written });
  });
}

/**
 * The field of a form for a field of a schema.
 *
 * @param required whether a file must have it
 * @throws Error when nothing in the editor can hold it
 */
export function fieldOf(
  name: string,
  node: SchemaNode,
  required: boolean,
  around: Surroundings,
): Field {
  const { title = labelOf(name), notCopied = around.notCopied } = node;
  const shown = { name, label: title, hint: hintOf(node), required, notCopied };
  const inside = { ...around, notCopied };
  const field =
    choice(shown, node) ??
    group(shown, node, inside) ??
    list(shown, node, inside) ??
    text(shown, node, around) ??
    simple(shown, node);
  if (!field) throw new Error(`The editor has no field for "${name}" (${JSON.stringify(node)}).`);
  return field;
}

function choice(shown: Shown, node: SchemaNode): Field | undefined {
  const { const: constant, enum: values, type } = node;
  const { name, label, required } = shown;
  if (constant !== undefined && required) {
    return { name, label, widget: 'hidden', default: constant };
  }
  // A switch can't be left alone, and would write false where the schema wants the field or nothing.
  const either = type === 'boolean' && !required ? [true, false] : undefined;
  const options = (constant === undefined ? (values ?? either) : [constant])?.map((value) =>
    typeof value === 'boolean' ? { label: value ? 'Yes' : 'No', value } : value,
  );
  return options && { ...shown, widget: 'select', options };
}

/** The field that says of what kind a group is, when its other fields follow from it. */
export function kindOf(options: readonly SchemaNode[]): string | undefined {
  const [first] = options;
  return Object.keys(first?.properties ?? {}).find((name) =>
    options.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
}

function kinds(options: readonly SchemaNode[], kind: string, around: Surroundings) {
  return options.map((option) => {
    const { [kind]: constant, ...properties } = option.properties ?? {};
    const name = String(constant?.const);
    const fields = fieldsOf({ ...option, properties }, { ...around, written: undefined });
    return { name, label: constant?.title ?? labelOf(name), fields };
  });
}

/** Groups that are told apart by nothing but their fields, as one group in which most may stay empty. */
function merged(options: readonly SchemaNode[]): SchemaNode {
  const properties: Record<string, SchemaNode> = {};
  for (const [name, node] of options.flatMap((each) => Object.entries(each.properties ?? {}))) {
    const constants = options.flatMap((each) => each.properties?.[name]?.const ?? []);
    properties[name] =
      node.const === undefined ? node : { ...node, const: undefined, enum: constants };
  }
  const required = options[0]?.required?.filter((name) =>
    options.every((each) => each.required?.includes(name)),
  );
  return { properties, required };
}

function group(shown: Shown, node: SchemaNode, around: Surroundings): Field | undefined {
  const { oneOf, anyOf, additionalProperties: named } = node;
  const base = { ...shown, widget: 'object', collapsed: 'auto' } as const;
  const typeKey = oneOf && kindOf(oneOf);
  if (typeKey) return { ...base, typeKey, types: kinds(oneOf, typeKey, around) };
  if (anyOf?.every(({ type }) => type !== 'object')) {
    // A sentence or a number: what the file has now tells which.
    const fits = anyOf.find(
      ({ type }) => (type === 'string') === (typeof around.written === 'string'),
    );
    return (
      fits && fieldOf(shown.name, { ...node, ...fits, anyOf: undefined }, shown.required, around)
    );
  }
  const options = oneOf ?? anyOf;
  const own = options ? merged(options) : node;
  if (own.properties) return { ...base, fields: fieldsOf(own, around) };
  if (!named) return undefined;
  // Its names are the file's own, and the editor can't invent one.
  const fields = Object.entries(Object(around.written)).map(([name, written]) =>
    fieldOf(name, named, false, { ...around, written }),
  );
  return { ...base, fields };
}

function list(shown: Shown, node: SchemaNode, around: Surroundings): Field | undefined {
  const { items, laidDown, minItems, maxItems } = node;
  if (!items) return undefined;
  const label = singularOf(shown.label);
  const counted = { min: minItems, max: maxItems, label_singular: label };
  const kept = laidDown ? { allow_add: false, allow_remove: false, allow_reorder: false } : {};
  const base = { ...shown, ...counted, ...kept, widget: 'list', collapsed: 'auto' } as const;
  const each = { title: label, ...items };
  const item = fieldOf('item', each, true, { ...around, written: undefined });
  if ('types' in item) return { ...base, types: item.types, typeKey: item.typeKey };
  if ('fields' in item && item.fields) {
    const name = shownBy(items);
    return { ...base, fields: item.fields, summary: name && `{{fields.${name}}}` };
  }
  return { ...base, field: item };
}

function text(shown: Shown, node: SchemaNode, around: Surroundings): Field | undefined {
  const { type, format, entryOf, picture, maxLength = 0 } = node;
  if (type !== 'string') return undefined;
  if (entryOf) return reference(shown, entryOf, around);
  if (picture) return { ...shown, ...IN_PICTURES, widget: 'image', choose_url: false };
  if (format === 'date')
    return { ...shown, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // Its buttons are toolbar.js: those of the editor's own Markdown field write what means something else here.
  if (format === 'markdown') return { ...shown, widget: 'text' };
  return { ...shown, pattern: patternOf(node), widget: maxLength > LONG ? 'text' : 'string' };
}

function reference(shown: Shown, folder: string, { references }: Surroundings): Field {
  const to = references.get(folder);
  if (!to) throw new Error(`"${shown.name}" names entries of ${folder}, which is no collection.`);
  if (to.names) return { ...shown, widget: 'select', options: [...to.names] };
  return {
    ...shown,
    widget: 'relation',
    collection: to.collection,
    value_field: '{{slug}}',
    display_fields: [to.shownBy],
    search_fields: [to.shownBy],
  };
}

function simple(shown: Shown, { type, minimum, maximum }: SchemaNode): Field | undefined {
  if (type === 'boolean') return { ...shown, widget: 'boolean' };
  if (type !== 'integer' && type !== 'number') return undefined;
  return {
    ...shown,
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    min: minimum,
    max: maximum,
  };
}
