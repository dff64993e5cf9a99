import type { Field, I18nOptions } from '@sveltia/cms';
import { OWN_LISTS } from '../catalog/load/hindi.ts';

/** The default language stands first; the Hindi of `home.yaml` is `home.hi.yaml`. */
export const LANGUAGES: I18nOptions = {
  structure: 'multiple_files',
  locales: ['en', 'hi'],
  default_locale: 'en',
  initial_locales: 'default',
  omit_default_locale_from_file_path: true,
};

/** Texts that no reader sees. */
const FACT = /^(?:href|icon|pictogram|drawing|source|url|applicationForm)$/;

/**
 * The fields of a form that shows English and Hindi side by side: Hindi has the words alone, in the lists
 * and groups that English has, and may leave any empty.
 */
export function inBoth(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const i18n = languagesOf(field);
    if (!i18n) return field;
    // A group that may be left out has a box to tick, and English says which groups there are.
    const isFree = field.widget !== 'object' && 'required' in field && field.required;
    return { ...field, ...insideOf(field), ...(isFree ? { required: ['en'] } : {}), i18n } as Field;
  });
}

/** The fields of an article in Hindi alone: its file says the language, and no page in English names it. */
export const ofHindiAlone = (fields: readonly Field[]): Field[] =>
  fields.filter(({ name }) => name !== 'lang' && name !== 'inEnglish');

/** What is in a list or a group, in both languages. */
function insideOf(field: Field): object {
  if ('types' in field && Array.isArray(field.types)) {
    return { types: field.types.map((kind) => ({ ...kind, fields: inBoth(kind.fields ?? []) })) };
  }
  if ('fields' in field && Array.isArray(field.fields)) return { fields: inBoth(field.fields) };
  return 'field' in field && field.field ? { field: inBoth([field.field])[0] } : {};
}

/** Whether Hindi has words of its own for a field (true), or follows the English in what there is. */
function languagesOf(field: Field): boolean | 'duplicate' {
  if (OWN_LISTS.has(field.name)) return true;
  if (field.widget === 'list' || field.widget === 'object') {
    const inside = JSON.stringify(insideOf(field));
    // What clients said, in its order, stays in their own words.
    const isSaid = /^(?:quote|review)$/.test(field.name) && inside.includes('"order"');
    return !isSaid && inside.includes('"i18n":') && 'duplicate';
  }
  if (field.widget === 'select') return field.name === 'lang';
  return (field.widget === 'string' || field.widget === 'text') && !FACT.test(field.name);
}
