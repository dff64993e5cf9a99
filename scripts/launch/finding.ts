/** What kind of thing is missing; the groups of the report, in its order. */
export const GROUPS = {
  sample: 'Invented content: replace it, then set sample to false',
  placeholder: 'Placeholders: write the real thing',
  built: 'Left over in the built site: correct what it comes from, mostly in content/',
  setting: 'Settings of the server: see README.md, Leads',
} as const;

/** Something that must go before the site goes live. */
export interface Finding {
  readonly group: keyof typeof GROUPS;
  /** The file to edit, from the project's folder; for a setting, where it is set. */
  readonly file: string;
  /** Lines of that file, counted from 1. */
  readonly lines?: readonly number[];
  readonly what: string;
}
