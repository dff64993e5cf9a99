import names from './schema-types.json' with { type: 'json' };

const setOf = (written: string): ReadonlySet<string> => new Set(written.split(' '));

/**
 * schema.org's LocalBusiness with all types below it, the other organizations, and all types: as in the types of
 * the package `schema-dts`, which its test compares them with.
 */
export const localBusinesses = setOf(names.LocalBusiness);
export const organizations = setOf(names.Organization);
export const allTypes = setOf(Object.values(names).join(' '));

const inLowerCase = setOf(`${names.LocalBusiness} ${names.Organization}`.toLowerCase());

/** Whether one of a thing's types is a business or another organization. */
export const isOrganization = (types: readonly string[]): boolean =>
  types.some((type) => inLowerCase.has(type.toLowerCase()));
