import { z } from 'astro/zod';

/** Of a field or a group that is an entry's own alone: an editor begins a copy of the entry without it. */
export const notCopied = { notCopied: true };

/** Fields that belong together; `what` tells whoever writes them what they are for. */
export const group = <Fields extends z.ZodRawShape>(what: string, fields: Fields) =>
  z.strictObject(fields).describe(what);

/** How many: exactly so many, or from so many to so many. */
type Count = number | readonly [min: number, max: number];

/** Things of one kind, or groups of the same fields. */
export function list<Item extends z.ZodType>(
  what: string,
  count: Count,
  item: Item,
): z.ZodArray<Item>;
export function list<Fields extends z.ZodRawShape>(
  what: string,
  count: Count,
  fields: Fields,
): z.ZodArray<ReturnType<typeof z.strictObject<Fields>>>;
export function list(what: string, count: Count, item: z.ZodType | z.ZodRawShape) {
  const items = z.array(item instanceof z.ZodType ? item : z.strictObject(item));
  const counted =
    typeof count === 'number' ? items.length(count) : items.min(count[0]).max(count[1]);
  return counted.describe(what);
}

/** A list that holds what is laid down, in its order: its items can be written, and no more. */
export const laidDown = <Item extends z.ZodType>(
  what: string,
  names: readonly string[],
  item: Item,
  nameOf: (item: z.infer<Item>) => string,
) =>
  z
    .array(item)
    .superRefine((items, context) => {
      if (items.map(nameOf).join('|') === names.join('|')) return;
      context.addIssue(`must be, in this order: ${names.join(', ')}.`);
    })
    .meta({ laidDown: true })
    .describe(what);
