import { z } from 'astro/zod';
import { SERVICE_SLUGS } from '../routes.ts';
import { href, line, link } from './text.ts';

const HEADER_GROUPS = [
  'Company Profile',
  'Website Development',
  'Revenue Marketing & CRO',
  'Digital Marketing',
  'Guaranteed SEO',
  'Packages',
];
const FOOTER_COLUMNS = [
  'Website Development',
  'Revenue Marketing & CRO',
  'Digital Marketing',
  'Company Profile',
  'Policies',
];

const menuLink = z.strictObject({
  label: line(40).describe('Name of the page in the menu'),
  href: href.describe('The page'),
  hint: line(60).describe('What is found there, in a few words, below the name'),
});

const menuGroup = z.strictObject({
  label: line(30).describe('Name of the group; the specification fixes it'),
  lead: line(100).describe('One sentence at the head of the opened menu'),
  links: z.array(menuLink).min(2).max(12),
});

const footerColumn = z.strictObject({
  label: line(30).describe('Heading of the column; the specification fixes it'),
  links: z.array(link).min(2).max(14),
});

/** Reports a list whose labels differ from the specified ones. */
function sameLabels(expected: readonly string[]) {
  return (items: readonly { label: string }[]) =>
    items.map(({ label }) => label).join('|') === expected.join('|')
      ? undefined
      : `must be, in this order: ${expected.join(', ')}.`;
}

const checkHeader = sameLabels(HEADER_GROUPS);
const checkFooter = sameLabels(FOOTER_COLUMNS);

/** content/navigation.yaml: the header's six menus and the footer's five columns. */
export const navigationSchema = z.strictObject({
  groups: z
    .array(menuGroup)
    .superRefine((groups, context) => {
      const wrong = checkHeader(groups);
      if (wrong) context.addIssue(wrong);
      const linked = new Set(groups.flatMap(({ links }) => links.map((item) => item.href)));
      for (const slug of SERVICE_SLUGS) {
        if (!linked.has(`/services/${slug}`)) {
          context.addIssue(`have no link to /services/${slug}. Add it to one of the groups.`);
        }
      }
    })
    .describe('Menus of the header'),
  callToAction: link.describe('Highlighted button of the header'),
  footer: z
    .array(footerColumn)
    .superRefine((columns, context) => {
      const wrong = checkFooter(columns);
      if (wrong) context.addIssue(wrong);
    })
    .describe('Columns of the footer'),
  copyright: line(100).describe('Copyright line; the year goes before it'),
});

export type Navigation = z.infer<typeof navigationSchema>;
