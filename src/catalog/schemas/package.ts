import { z } from 'astro/zod';
import { adsManagementSchema } from './packages/ads-management.ts';
import type { priced } from './packages/parts.ts';
import { seoSchema } from './packages/seo.ts';
import { socialMediaManagementSchema } from './packages/social-media-management.ts';
import { webAwarenessSchema } from './packages/web-awareness.ts';

/** content/packages/*.yaml: a package, its price and its page; {price:file-name} in a text shows the price. */
export const packageSchema = z
  .discriminatedUnion('variant', [
    webAwarenessSchema,
    socialMediaManagementSchema,
    seoSchema,
    adsManagementSchema,
  ])
  .describe('A package, its price and its page. {price:file-name} in a text shows its price')
  .meta({ title: 'Packages and prices' });

export type PackageContent = z.infer<typeof packageSchema>;
export type Period = z.infer<typeof priced.period>;
