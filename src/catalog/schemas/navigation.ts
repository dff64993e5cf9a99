import { z } from 'astro/zod';
import { group, laidDown, notCopied } from './shapes.ts';
import { href, line, linkSchema, order } from './text.ts';

/** The labels that the specification fixes, in its order. */
const HEADER_GROUPS = [
  'Company Profile',
  'Website Development',
  'Revenue Marketing & CRO',
  'Digital Marketing',
  'Guaranteed SEO',
  'Packages',
] as const;
const FOOTER_COLUMNS = [
  'Website Development',
  'Revenue Marketing & CRO',
  'Digital Marketing',
  'Company Profile',
  'Policies',
] as const;

const hint = line(60).describe('What is found there, in a few words, below the name');

const menuLink = z.strictObject({
  label: line(40).describe('Name of the page in the menu'),
  href: href
    .refine((path) => !path.startsWith('/services/'), {
      error: ({ input }) =>
        `leads to ${String(input)}, which names its menus itself. Write them under menu in content${String(input)}.yaml.`,
    })
    .describe('A page that is no service: those name their menus in their own files'),
  hint: hint,
});

const menuGroup = z.strictObject({
  label: z.enum(HEADER_GROUPS).describe('Name of the group; the specification fixes it'),
  lead: line(100).describe('One sentence at the head of the opened menu'),
  links: z.array(menuLink).default([]).describe('Pages after the services of this group'),
});

/** content/navigation.yaml: what header and footer hold beside services and policies. */
export const navigationSchema = group(
  'Menus of the header and columns of the footer. Services name their menus in their own files; here stand the pages beside them',
  {
    groups: laidDown('Menus of the header', HEADER_GROUPS, menuGroup, ({ label }) => label),
    callToAction: linkSchema.describe('Highlighted button of the header'),
    footer: laidDown(
      'Headings of the footer; a column holds what the menu of its name holds',
      FOOTER_COLUMNS,
      z.enum(FOOTER_COLUMNS),
      (label) => label,
    ),
    copyright: line(100).describe('Copyright line; the year goes before it'),
  },
);

/** Where a service stands in header and footer. */
export const serviceMenu = z.strictObject({
  hint: hint,
  groups: z
    .array(
      z.strictObject({
        label: z.enum(HEADER_GROUPS).describe('Menu of the header').meta(notCopied),
        order: order,
        hint: hint.optional().describe('When this menu says something else'),
      }),
    )
    .describe('Menus that list it; without any it is in none'),
  footer: z
    .strictObject({ label: z.enum(FOOTER_COLUMNS).describe('Heading of the column'), order: order })
    .optional()
    .describe('A column of the footer, for a service of a menu that the footer does not have'),
});

export type NavigationFile = z.infer<typeof navigationSchema>;
