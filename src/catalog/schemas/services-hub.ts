import { z } from 'astro/zod';
import { pageWith } from './page.ts';
import { SERVICE_FAMILIES } from './service-parts.ts';
import { group } from './shapes.ts';
import { line } from './text.ts';

const need = z
  .strictObject({
    heading: line(44).describe('What the visitor needs, as they would say it'),
    text: line(120).describe('Who needs it, in one sentence'),
  })
  .describe('A need, above the services of this family');

/** content/pages/services.yaml: the page /services, all services by what a visitor needs. */
export const servicesHubSchema = pageWith('The page of all services', {
  yardstick: line(20).describe('Before the name of the package whose price is the nearest'),
  needs: group(
    'The needs in their order; the services of a family stand below the need of its name',
    Object.fromEntries(SERVICE_FAMILIES.map((family) => [family, need])) as Record<
      (typeof SERVICE_FAMILIES)[number],
      typeof need
    >,
  ),
}).meta({ title: 'All services' });

export type ServicesHub = z.infer<typeof servicesHubSchema>;
