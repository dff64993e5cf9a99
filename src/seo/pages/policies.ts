import { entriesOf, filled } from '../../catalog/queries.ts';
import type { Policies, Policy } from '../../catalog/schemas/policy.ts';
import { blocks, heading, list } from '../markdown/write.ts';
import type { SitePage } from '../page.ts';

/** The policies. */
export async function policyPages(): Promise<SitePage[]> {
  const shared = await filled('policyWords');
  return (await entriesOf('policies')).map((policy) =>
    policyPage(`/policies/${policy.id}`, policy, shared),
  );
}

function policyPage(
  path: SitePage['path'],
  policy: Policy,
  { words, effective, version }: Policies,
): SitePage {
  return {
    path,
    meta: policy.meta,
    name: policy.title,
    lang: 'en-IN',
    crumbs: [{ name: policy.title, path }],
    card: { heading: policy.heading, kicker: policy.title, family: 'content' },
    sources: [`content${path}.yaml`, 'content/policies.yaml'],
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
          section.points && list(section.points),
          `${words.law}: ${section.law}`,
        ]),
      ),
  };
}
