import type { Check } from '../../audit/check.ts';
import { figuresIn } from '../../audit/words.ts';
import { checkWordsFile, withoutWords } from '../load/check-audit-words.ts';
import { nearest } from '../load/nearest.ts';
import { contentMistake } from '../load/read-yaml.ts';
import type { AuditCheck } from '../schemas/audit-check.ts';

interface Service {
  readonly id: string;
  readonly title: string;
}

/** What a report says of a check. Sentences may name the check's figures: `{count}`. */
export type CheckWords = ReturnType<typeof withWords>[number];

/**
 * Checks with their words.
 *
 * @throws when a check has no words, words have no check, or they name a figure that it doesn't give
 */
export function withWords(
  checks: readonly Check[],
  words: readonly (AuditCheck & { readonly id: string })[],
  services: readonly Service[],
) {
  const ids = checks.map(({ id }) => id);
  for (const { id } of words) {
    if (ids.includes(id)) continue;
    const meant = nearest(id, ids);
    const remedy = meant ? `Did you mean ${meant}.yaml?` : 'Remove the file.';
    throw contentMistake(checkWordsFile(id), [`No check has this name. ${remedy}`]);
  }
  return checks.map(({ id, category, weight, likely, breaksContact, unseen, figures = [] }) => {
    const own = words.find((one) => one.id === id);
    if (!own) throw withoutWords(id);
    const mistakes = unknownFigures(own, figures);
    if (mistakes.length > 0) throw contentMistake(checkWordsFile(id), mistakes);
    const service = services.find((one) => one.id === own.service);
    return {
      ...own,
      category,
      weight,
      likely,
      breaksContact,
      unseen,
      partly: own.partly ?? own.fail,
      service: { name: service?.title ?? own.service, path: `/services/${own.service}` },
    };
  });
}

/** What the words of a check call by a name that none of its figures has. */
function unknownFigures(words: AuditCheck, figures: readonly string[]): string[] {
  return Object.entries(words).flatMap(([field, text]) =>
    figuresIn(String(text))
      .filter((name) => !figures.includes(name))
      .map((name) => {
        const meant = nearest(name, figures);
        return `${field} has {${name}}, which is no figure of this check. ${
          meant ? `Did you mean {${meant}}?` : `It has: ${figures.join(', ') || 'none'}.`
        }`;
      }),
  );
}
