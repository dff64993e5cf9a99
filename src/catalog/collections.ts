import type { z } from 'astro/zod';
import type { Route } from './routes.ts';
import { answersSchema } from './schemas/answers.ts';
import { approachSchema } from './schemas/approach.ts';
import { storedArticleSchema } from './schemas/article.ts';
import { auditCheckSchema } from './schemas/audit-check.ts';
import { auditCategoriesSchema, auditMethodSchema } from './schemas/audit-pages.ts';
import { auditReportSchema } from './schemas/audit-report.ts';
import { blogsSchema } from './schemas/blogs.ts';
import { brochureSchema } from './schemas/brochure.ts';
import { careerSchema } from './schemas/career.ts';
import { careerPageSchema } from './schemas/career-page.ts';
import { caseSchema } from './schemas/case.ts';
import { claimsSchema } from './schemas/claims.ts';
import { clientSchema } from './schemas/client.ts';
import { contactSchema } from './schemas/contact.ts';
import { formsSchema } from './schemas/forms.ts';
import { homeSchema } from './schemas/home.ts';
import { interfaceSchema } from './schemas/interface.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { officeSchema } from './schemas/office.ts';
import { packageSchema } from './schemas/package.ts';
import { packagePagesSchema } from './schemas/package-pages.ts';
import type { PageWords } from './schemas/page.ts';
import { paletteSchema } from './schemas/palette.ts';
import { personSchema } from './schemas/person.ts';
import { policiesSchema, policySchema } from './schemas/policy.ts';
import { popupSchema } from './schemas/popup.ts';
import { projectSchema } from './schemas/project.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { reviewsPageSchema } from './schemas/reviews-page.ts';
import { salesSchema } from './schemas/sales.ts';
import { sectorSchema } from './schemas/sector.ts';
import { serviceSchema } from './schemas/service.ts';
import { servicePagesSchema } from './schemas/service-pages.ts';
import { servicesHubSchema } from './schemas/services-hub.ts';
import { siteSchema } from './schemas/site.ts';
import { whoWeAreSchema } from './schemas/whoweare.ts';
import { wordplaySchema } from './schemas/wordplay.ts';
import { workHubSchema } from './schemas/work-hub.ts';
import { workPagesSchema } from './schemas/work-pages.ts';

/** Where content of a kind lies, from the project's folder, and what each of its files must hold. */
export type Place<Schema extends z.ZodType = z.ZodType<Record<string, unknown>>> = {
  readonly schema: Schema;
} & (
  | {
      readonly file: string;
      /** Pages of src/site/pages that it has the words of. */
      readonly pages?: readonly Route[];
    }
  | {
      readonly folder: string;
      /** Of its files: Markdown has its fields above the text; everything else is YAML. */
      readonly ending?: '.md';
    }
);

/** A file that is the words of one page says what every page must. */
type Checked =
  | (Place & { readonly pages?: readonly [Route, Route, ...Route[]] })
  | (Place<z.ZodType<PageWords & Record<string, unknown>>> & { readonly pages: readonly [Route] });

/** What the pages are made of: a file, or a folder with a file an entry. See src/catalog/queries/entries.ts. */
export const collections = {
  site: { file: 'content/site.yaml', schema: siteSchema },
  wordplay: { file: 'content/brand/wordplay.yaml', schema: wordplaySchema },
  navigation: { file: 'content/navigation.yaml', schema: navigationSchema },
  interface: { file: 'content/interface.yaml', schema: interfaceSchema },
  forms: { file: 'content/forms.yaml', schema: formsSchema },
  popup: { file: 'content/popup.yaml', schema: popupSchema },
  home: { file: 'content/pages/home.yaml', pages: ['/'], schema: homeSchema },
  contact: { file: 'content/pages/contact.yaml', pages: ['/Contact'], schema: contactSchema },
  whoWeAre: {
    file: 'content/pages/whoweare.yaml',
    pages: ['/profile/whoweare'],
    schema: whoWeAreSchema,
  },
  approach: {
    file: 'content/pages/our-approach.yaml',
    pages: ['/profile/OurApproach'],
    schema: approachSchema,
  },
  reviewsPage: {
    file: 'content/pages/reviews.yaml',
    pages: ['/profile/reviews'],
    schema: reviewsPageSchema,
  },
  careerPage: {
    file: 'content/pages/career.yaml',
    pages: ['/profile/career'],
    schema: careerPageSchema,
  },
  workHub: { file: 'content/pages/work.yaml', pages: ['/work'], schema: workHubSchema },
  servicesHub: {
    file: 'content/pages/services.yaml',
    pages: ['/services'],
    schema: servicesHubSchema,
  },
  redirects: { file: 'content/redirects.yaml', schema: redirectsSchema },
  answers: { file: 'content/pages/answers.yaml', schema: answersSchema },
  blogs: {
    file: 'content/pages/blogs.yaml',
    pages: ['/profile/blogs', '/profile/blogs/all'],
    schema: blogsSchema,
  },
  claims: { file: 'content/claims.yaml', schema: claimsSchema },
  articles: { folder: 'content/blog', ending: '.md', schema: storedArticleSchema },
  servicePages: { file: 'content/service-pages.yaml', schema: servicePagesSchema },
  brochure: { file: 'content/brochure.yaml', schema: brochureSchema },
  offices: { folder: 'content/offices', schema: officeSchema },
  sectors: { folder: 'content/sectors', schema: sectorSchema },
  projects: { folder: 'content/projects', schema: projectSchema },
  people: { folder: 'content/people', schema: personSchema },
  clients: { folder: 'content/clients', schema: clientSchema },
  careers: { folder: 'content/careers', schema: careerSchema },
  policies: { folder: 'content/policies', schema: policySchema },
  packages: { folder: 'content/packages', schema: packageSchema },
  packagePages: { file: 'content/package-pages.yaml', schema: packagePagesSchema },
  policyWords: { file: 'content/policies.yaml', schema: policiesSchema },
  services: { folder: 'content/services', schema: serviceSchema },
  work: { folder: 'content/work', schema: caseSchema },
  auditChecks: { folder: 'content/audit/checks', schema: auditCheckSchema },
  auditCategories: { file: 'content/audit/categories.yaml', schema: auditCategoriesSchema },
  auditMethod: {
    file: 'content/audit/method.yaml',
    pages: ['/seo-audit'],
    schema: auditMethodSchema,
  },
  auditReport: { file: 'content/audit/report.yaml', schema: auditReportSchema },
  workPages: { file: 'content/work-pages.yaml', schema: workPagesSchema },
} as const satisfies Readonly<Record<string, Checked>>;

/** Everything that people write, for what has to know it all: the editor, and tests. */
export const places: Readonly<Record<string, Place<z.ZodType>>> = {
  ...collections,
  // Read apart from the collections: see src/site/brand/palette.ts.
  palette: { file: 'content/brand/palette.yaml', schema: paletteSchema },
  // Read by the inbox alone: scripts/inbox.ts.
  sales: { file: 'content/sales.yaml', schema: salesSchema },
};
