import { defineCollection } from 'astro/content/config';
import { articles, folder, singleFile } from './catalog/load/loaders.ts';
import { answersSchema } from './catalog/schemas/answers.ts';
import { approachSchema } from './catalog/schemas/approach.ts';
import { auditCheckSchema } from './catalog/schemas/audit-check.ts';
import { auditCategoriesSchema, auditMethodSchema } from './catalog/schemas/audit-pages.ts';
import { auditReportSchema } from './catalog/schemas/audit-report.ts';
import { blogsSchema } from './catalog/schemas/blogs.ts';
import { brochureSchema } from './catalog/schemas/brochure.ts';
import { careerSchema } from './catalog/schemas/career.ts';
import { careerPageSchema } from './catalog/schemas/career-page.ts';
import { caseSchema } from './catalog/schemas/case.ts';
import { claimsSchema } from './catalog/schemas/claims.ts';
import { clientSchema } from './catalog/schemas/client.ts';
import { contactSchema } from './catalog/schemas/contact.ts';
import { formsSchema } from './catalog/schemas/forms.ts';
import { homeSchema } from './catalog/schemas/home.ts';
import { interfaceSchema } from './catalog/schemas/interface.ts';
import { navigationSchema } from './catalog/schemas/navigation.ts';
import { officeSchema } from './catalog/schemas/office.ts';
import { packageSchema } from './catalog/schemas/package.ts';
import { packagePagesSchema } from './catalog/schemas/package-pages.ts';
import { personSchema } from './catalog/schemas/person.ts';
import { policiesSchema, policySchema } from './catalog/schemas/policy.ts';
import { popupSchema } from './catalog/schemas/popup.ts';
import { projectSchema } from './catalog/schemas/project.ts';
import { redirectsSchema } from './catalog/schemas/redirects.ts';
import { reviewsPageSchema } from './catalog/schemas/reviews-page.ts';
import { sectorSchema } from './catalog/schemas/sector.ts';
import { serviceSchema } from './catalog/schemas/service.ts';
import { servicePagesSchema } from './catalog/schemas/service-pages.ts';
import { siteSchema } from './catalog/schemas/site.ts';
import { whoWeAreSchema } from './catalog/schemas/whoweare.ts';
import { wordplaySchema } from './catalog/schemas/wordplay.ts';
import { workPagesSchema } from './catalog/schemas/work-pages.ts';

/** Every collection: where its files are and what they must hold. Pages read src/catalog/queries.ts. */
export const collections = {
  site: defineCollection(singleFile('content/site.yaml', siteSchema)),
  wordplay: defineCollection(singleFile('content/brand/wordplay.yaml', wordplaySchema)),
  navigation: defineCollection(singleFile('content/navigation.yaml', navigationSchema)),
  interface: defineCollection(singleFile('content/interface.yaml', interfaceSchema)),
  forms: defineCollection(singleFile('content/forms.yaml', formsSchema)),
  popup: defineCollection(singleFile('content/popup.yaml', popupSchema)),
  home: defineCollection(singleFile('content/pages/home.yaml', homeSchema)),
  contact: defineCollection(singleFile('content/pages/contact.yaml', contactSchema)),
  whoWeAre: defineCollection(singleFile('content/pages/whoweare.yaml', whoWeAreSchema)),
  approach: defineCollection(singleFile('content/pages/our-approach.yaml', approachSchema)),
  reviewsPage: defineCollection(singleFile('content/pages/reviews.yaml', reviewsPageSchema)),
  careerPage: defineCollection(singleFile('content/pages/career.yaml', careerPageSchema)),
  redirects: defineCollection(singleFile('content/redirects.yaml', redirectsSchema)),
  answers: defineCollection(singleFile('content/pages/answers.yaml', answersSchema)),
  blogs: defineCollection(singleFile('content/pages/blogs.yaml', blogsSchema)),
  claims: defineCollection(singleFile('content/claims.yaml', claimsSchema)),
  articles: defineCollection(articles('content/blog')),
  servicePages: defineCollection(singleFile('content/service-pages.yaml', servicePagesSchema)),
  brochure: defineCollection(singleFile('content/brochure.yaml', brochureSchema)),
  offices: defineCollection(folder('content/offices', officeSchema)),
  sectors: defineCollection(folder('content/sectors', sectorSchema)),
  projects: defineCollection(folder('content/projects', projectSchema)),
  people: defineCollection(folder('content/people', personSchema)),
  clients: defineCollection(folder('content/clients', clientSchema)),
  careers: defineCollection(folder('content/careers', careerSchema)),
  packages: defineCollection(folder('content/packages', packageSchema)),
  packagePages: defineCollection(singleFile('content/package-pages.yaml', packagePagesSchema)),
  policyWords: defineCollection(singleFile('content/policies.yaml', policiesSchema)),
  policies: defineCollection(folder('content/policies', policySchema)),
  services: defineCollection(folder('content/services', serviceSchema)),
  work: defineCollection(folder('content/work', caseSchema)),
  auditChecks: defineCollection(folder('content/audit/checks', auditCheckSchema)),
  auditCategories: defineCollection(
    singleFile('content/audit/categories.yaml', auditCategoriesSchema),
  ),
  auditMethod: defineCollection(singleFile('content/audit/method.yaml', auditMethodSchema)),
  auditReport: defineCollection(singleFile('content/audit/report.yaml', auditReportSchema)),
  workPages: defineCollection(singleFile('content/work-pages.yaml', workPagesSchema)),
};
