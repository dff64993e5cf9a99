import { defineCollection } from 'astro:content';
import { articles, type Fields, folder, singleFile } from './catalog/load/loaders.ts';
import { PACKAGE_IDS } from './catalog/placeholders.ts';
import { BLOG_SLUGS, SERVICE_SLUGS } from './catalog/routes.ts';
import { answersSchema } from './catalog/schemas/answers.ts';
import { approachSchema } from './catalog/schemas/approach.ts';
import { blogsSchema } from './catalog/schemas/blogs.ts';
import { brochureSchema } from './catalog/schemas/brochure.ts';
import { careerSchema } from './catalog/schemas/career.ts';
import { careerPageSchema } from './catalog/schemas/career-page.ts';
import { contactSchema } from './catalog/schemas/contact.ts';
import { formsSchema } from './catalog/schemas/forms.ts';
import { homeSchema } from './catalog/schemas/home.ts';
import { interfaceSchema } from './catalog/schemas/interface.ts';
import { navigationSchema } from './catalog/schemas/navigation.ts';
import { OFFICE_IDS, officeSchema } from './catalog/schemas/office.ts';
import { packageSchema } from './catalog/schemas/package.ts';
import { packagePagesSchema } from './catalog/schemas/package-pages.ts';
import { adsManagementSchema } from './catalog/schemas/packages/ads-management.ts';
import { seoSchema } from './catalog/schemas/packages/seo.ts';
import { socialMediaManagementSchema } from './catalog/schemas/packages/social-media-management.ts';
import { webAwarenessSchema } from './catalog/schemas/packages/web-awareness.ts';
import {
  POLICY_SECTIONS,
  type PolicyId,
  policiesSchema,
  policySchema,
} from './catalog/schemas/policy.ts';
import { popupSchema } from './catalog/schemas/popup.ts';
import { PROJECT_IDS, projectSchema } from './catalog/schemas/project.ts';
import { REVIEW_CATEGORY_IDS, reviewCategorySchema } from './catalog/schemas/review.ts';
import { reviewsPageSchema } from './catalog/schemas/reviews-page.ts';
import { SECTOR_IDS, sectorSchema } from './catalog/schemas/sector.ts';
import { serviceSchema } from './catalog/schemas/service.ts';
import { servicePagesSchema } from './catalog/schemas/service-pages.ts';
import { siteSchema } from './catalog/schemas/site.ts';
import { testimonialSchema } from './catalog/schemas/testimonial.ts';
import { whoWeAreSchema } from './catalog/schemas/whoweare.ts';
import { wordplaySchema } from './catalog/schemas/wordplay.ts';

const packagePage = <Schema extends Fields>(name: string, schema: Schema) =>
  singleFile(`content/pages/packages/${name}.yaml`, schema);

const policy = (name: PolicyId) =>
  singleFile(`content/policies/${name}.yaml`, policySchema(POLICY_SECTIONS[name]));

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
  answers: defineCollection(singleFile('content/pages/answers.yaml', answersSchema)),
  blogs: defineCollection(singleFile('content/pages/blogs.yaml', blogsSchema)),
  articles: defineCollection(articles('content/blog', BLOG_SLUGS)),
  servicePages: defineCollection(singleFile('content/service-pages.yaml', servicePagesSchema)),
  brochure: defineCollection(singleFile('content/brochure.yaml', brochureSchema)),
  offices: defineCollection(folder('content/offices', officeSchema, OFFICE_IDS)),
  sectors: defineCollection(folder('content/sectors', sectorSchema, SECTOR_IDS)),
  projects: defineCollection(folder('content/projects', projectSchema, PROJECT_IDS)),
  testimonials: defineCollection(folder('content/testimonials', testimonialSchema, 6)),
  reviews: defineCollection(folder('content/reviews', reviewCategorySchema, REVIEW_CATEGORY_IDS)),
  careers: defineCollection(folder('content/careers', careerSchema, 5)),
  packages: defineCollection(folder('content/packages', packageSchema, PACKAGE_IDS)),
  packagePages: defineCollection(singleFile('content/package-pages.yaml', packagePagesSchema)),
  webAwareness: defineCollection(packagePage('web-awareness', webAwarenessSchema)),
  socialMediaManagement: defineCollection(
    packagePage('social-media-management', socialMediaManagementSchema),
  ),
  seo: defineCollection(packagePage('seo', seoSchema)),
  adsManagement: defineCollection(packagePage('Ads-management', adsManagementSchema)),
  policies: defineCollection(singleFile('content/policies.yaml', policiesSchema)),
  privacyPolicy: defineCollection(policy('privacy-policy')),
  terms: defineCollection(policy('terms&conditions')),
  services: defineCollection(folder('content/services', serviceSchema, SERVICE_SLUGS)),
};
