import type { Form } from '../../forms/form.ts';

/** The address that a page of the site has today, also one that has moved; undefined for no page. */
export type PageNow = (path: string) => string | undefined;

type Values = Readonly<Record<string, string>>;

/**
 * Names the pages that a form was sent from as they are called today. What was asked followed the page
 * that somebody had open, and stays: but an address that is no page (any more) must not become a label
 * in the lists of staff.
 */
export function pagesNow({ fields }: Form, values: Values, pageNow: PageNow): Values {
  const named = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field?.kind !== 'hidden' || !field.orPageBelow) return [name, value];
    if (!value.startsWith(field.orPageBelow) || field.oneOf?.includes(value)) return [name, value];
    const now = pageNow(value);
    return [name, now?.startsWith(field.orPageBelow) ? now : field.fallback];
  });
  return Object.fromEntries(named);
}
