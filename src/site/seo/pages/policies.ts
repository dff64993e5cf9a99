import { filled } from '../../../catalog/queries/entries.ts';
import { getPolicies, type PolicyWithSections } from '../../../catalog/queries/policies.ts';
import type { Policies } from '../../../catalog/schemas/policy.ts';
import { blocks, heading, link, list } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';

/** The policies. */
export async function policyPages(): Promise<SitePage[]> {
  const shared = await filled('policyWords');
  return (await getPolicies()).map((policy) =>
    policyPage(`/policies/${policy.id}`, policy, shared),
  );
}

function policyPage(
  path: SitePage['path'],
  policy: PolicyWithSections,
  { words, effective, version }: Policies,
): SitePage {
  return {
    path,
    meta: policy.meta,
    name: policy.title,
    lang: 'en-IN',
    crumbs: [{ name: policy.title, path }],
    card: { heading: policy.heading, kicker: policy.title, family: 'content' },
    sources: [
      `content${path}.yaml`,
      'content/policies.yaml',
      ...(policy.promises ? ['content/claims.yaml'] : []),
    ],
    markdown: () =>
      blocks(
        policy.lead,
        `${words.effective} ${effective}. ${words.version} ${version}.`,
        heading(2, words.summary),
        list(policy.summary),
        ...policy.sections.flatMap((section, index) => [
          heading(2, `${index + 1}. ${section.title}`),
          `**${section.plain}**`,
          ...section.text,
          section.terms && list(section.terms.map(({ label, text }) => `${label}: ${text}`)),
          section.points && list(section.points),
          section.links && list(section.links.map(({ label, href }) => link(label, href))),
          section.law && `${words.law}: ${section.law}`,
        ]),
      ),
  };
}
