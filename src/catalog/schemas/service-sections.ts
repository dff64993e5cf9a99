import { z } from 'astro/zod';
import { benefits, importance, needs, useCases } from './service-sections/buyer.ts';
import {
  brandingHero,
  example,
  pitfalls,
  promise,
  reasons,
  stats,
  successStories,
} from './service-sections/proof.ts';
import { features, offer, platforms, process, whatIs } from './service-sections/work.ts';

/** A section of a service page. Its type decides its fields and its React section. */
export const serviceSectionSchema = z.discriminatedUnion('type', [
  whatIs,
  offer,
  features,
  process,
  reasons,
  importance,
  benefits,
  useCases,
  platforms,
  needs,
  pitfalls,
  stats,
  promise,
  example,
  brandingHero,
  successStories,
]);

export type ServiceSection = z.infer<typeof serviceSectionSchema>;
export type SectionType = ServiceSection['type'];
/** The fields of one section type. */
export type SectionOf<Type extends SectionType> = Extract<ServiceSection, { type: Type }>;
