import type { FileForm } from '../../src/editor/forms.ts';
import { DEFAULT_PORT } from '../../src/platform/http/port.mjs';

/** What kind of thing is missing; the groups of the report, in its order. */
const GROUPS = {
  sample:
    'Of the agency that this was made for (samples, words that play on its name, its city): write your own, then set sample to false',
  placeholder: 'Placeholders: write the real thing',
  owner: 'Claims to confirm: ask the owner, then set confirmed to true or take the claim out',
  lawyer:
    'Questions for a lawyer: correct what follows from the answer, then take the question out',
  built: 'Left over in the built site: correct what it comes from, mostly in content/',
  hindi: 'Hindi whose English has gone on: read both, and write it',
  setting: 'Settings of the server: see docs/operating.md, Settings of the server',
} as const;

/** Something that must go before the site goes live. */
export interface Finding {
  readonly group: keyof typeof GROUPS;
  /** The file to edit, from the project's folder; for a setting, where it is set. */
  readonly file: string;
  /** Lines of that file, counted from 1. */
  readonly lines?: readonly number[];
  readonly what: string;
  /** Where the editor has its form, once it runs (npm run edit). */
  readonly form?: string;
}

/** A finding with the address of its form, where there is one. */
export function withForm(finding: Finding, forms: readonly FileForm[]): Finding {
  const form = forms.find(({ path }) => path === finding.file);
  return form ? { ...finding, form: `http://localhost:${DEFAULT_PORT}/#${form.address}` } : finding;
}

/** Lines of a file as an editor jumps to them; a long list is cut, and what follows is counted. */
const LINES_SHOWN = 4;

function place({ file, lines = [] }: Finding): string {
  if (lines.length === 0) return file;
  const shown = lines.slice(0, LINES_SHOWN).join(', ');
  const more = lines.length - LINES_SHOWN;
  return `${file}:${shown}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The findings for people: grouped, each with the file to edit. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Ready to go live: nothing is left.';
  const parts = Object.entries(GROUPS).flatMap(([group, title]) => {
    const found = findings.filter((finding) => finding.group === group);
    if (found.length === 0) return [];
    const width = Math.max(...found.map((finding) => place(finding).length));
    const lines = found.map((finding) =>
      [`  ${place(finding).padEnd(width)}`, finding.what, finding.form ?? ''].join('  ').trimEnd(),
    );
    return [`${title} (${found.length})\n${lines.join('\n')}`];
  });
  return `${parts.join('\n\n')}\n\nNot ready: ${findings.length} left.`;
}
