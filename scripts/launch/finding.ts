/** What kind of thing is missing; the groups of the report, in its order. */
export const GROUPS = {
  sample: 'Invented content: replace it, then set sample to false',
  placeholder: 'Placeholders: write the real thing',
  built: 'Left over in the built site: correct what it comes from, mostly in content/',
  setting: 'Settings of the server: see README.md, Leads',
  piece: 'Pieces that are missing',
} as const;

export type Group = keyof typeof GROUPS;

/** Something that must go before the site goes live. */
export interface Finding {
  readonly group: Group;
  /** The file to edit, from the project's folder; for a setting, where it is set. */
  readonly file: string;
  /** Lines of that file, counted from 1. */
  readonly lines?: readonly number[];
  readonly what: string;
}
