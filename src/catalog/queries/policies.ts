import type { Policy } from '../schemas/policy.ts';
import { entriesOf, filled, type Named } from './entries.ts';

type Written = Policy['sections'][number];

/** A section of a policy as its page shows it: its own words, or the terms of a promise. */
export type PolicySection = Omit<Written, 'id'> & {
  /** What stands after # in its address. */
  readonly id: string;
  /** The terms of a promise, each with its label. */
  readonly terms?: readonly { readonly label: string; readonly text: string }[];
};

export type PolicyWithSections = Omit<Named<Policy>, 'sections'> & {
  readonly sections: readonly PolicySection[];
};

/** The promises that have terms, a section each; its id is the claim’s name. */
async function promiseSections(
  labels: NonNullable<Policy['promises']>,
): Promise<readonly PolicySection[]> {
  const { claims } = await filled('claims');
  return Object.entries(claims).flatMap(([id, claim]) => {
    if (!claim.terms) return [];
    const { title, plain, counts, clock, back, excluded, asking } = claim.terms;
    const written = { counts, clock, back, excluded, asking };
    const terms = Object.entries(labels).flatMap(([name, label]) => {
      const text = written[name as keyof typeof labels];
      return text ? [{ label, text }] : [];
    });
    return [{ id, title, plain, text: [], terms }];
  });
}

/** The policies, each with all its sections: those of promises first, then those it writes. */
export async function getPolicies(): Promise<PolicyWithSections[]> {
  return Promise.all(
    (await entriesOf('policies')).map(async (policy) => {
      const promises = policy.promises ? await promiseSections(policy.promises) : [];
      const written = policy.sections.map((section, index) => ({
        ...section,
        id: section.id ?? `section-${promises.length + index + 1}`,
      }));
      return { ...policy, sections: [...promises, ...written] };
    }),
  );
}
