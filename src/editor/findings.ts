import { checkContent, type Finding, messageOf } from '../catalog/load/check-content.ts';
import { inForm } from '../catalog/load/in-form.ts';
import { OLDER } from '../catalog/load/merge-hindi.ts';
import { formsNow } from './forms.ts';
import { onContentChange } from './on-change.ts';

/** A finding, and where the editor has its field. */
export interface PlacedFinding extends Omit<Finding, 'path'> {
  /** Its form, the part of the editor's address after #; a file that is no entry has none. */
  readonly address?: string | undefined;
  /** Such as hero.heading; items count from 0. */
  readonly field?: string | undefined;
  /** The Hindi file whose field may be right as it is, though its English has changed. */
  readonly mayBeRight?: string | undefined;
}

/** `line 12: faq.questions[item 2].answer has …` */
const PLACED =
  /^(?:line \d+: )?(?<field>[\w-]+(?:\[item \d+\])*(?:\.[\w-]+(?:\[item \d+\])*)*) (?<rest>.+)$/s;

/** Checks all content whenever a file of it has changed. */
export function keepFindings(root: string) {
  let latest: readonly PlacedFinding[] = [];
  let checks = Promise.resolve();
  let changed = 0;
  const check = () => {
    changed++;
    checks = checks
      .then(async () => {
        latest = placed(await checkContent(root), root);
      })
      .catch((error: unknown) => {
        latest = [{ kind: 'mistake', sentence: messageOf(error) }];
      });
  };
  const stop = onContentChange(root, check);
  check();
  return {
    latest: () => latest,
    /** How often content has changed. */
    changed: () => changed,
    /** Resolves once nothing is read any more. */
    stop: () => {
      stop();
      return checks;
    },
  };
}

/** Gives each finding the form and the field to open. */
export function placed(findings: readonly Finding[], root: string): PlacedFinding[] {
  if (findings.length === 0) return [];
  const forms = formsNow(root);
  return findings.map(({ path, sentence, kind, words }) => {
    const form = forms.find((one) => one.path === path);
    const { field = '', rest } = PLACED.exec(sentence)?.groups ?? {};
    const [first] = field.split(/[.[]/);
    const isField = form?.fields.some(({ name }) => name === first);
    return {
      kind,
      sentence: `${path}: ${isField ? `${field} ${rest}` : form ? inForm(path, sentence) : sentence}`,
      address: form?.address,
      field: isField ? keyPath(field) : path.endsWith('.md') ? 'body' : undefined,
      words,
      mayBeRight: rest?.startsWith(OLDER) ? path : undefined,
    };
  });
}

const keyPath = (field: string) =>
  field.replaceAll(/\[item (\d+)\]/g, (_, item) => `.${Number(item) - 1}`);
