import { z } from 'astro/zod';
import { line, linkSchema } from './text.ts';

/** content/audit/report.yaml: the address field of the free audit, and all that a report says. */
export const auditReportSchema = z.strictObject({
  form: z
    .strictObject({
      label: line(40).describe('Label of the field, always visible'),
      placeholder: line(40).describe('Example inside the empty field'),
      button: line(24).describe('The specification fixes it'),
      next: line(160).describe('What happens, below the button'),
      noWebsite: linkSchema.describe('For those without a website: a call or a proposal'),
    })
    .describe('Wherever an address can be typed'),
});

export type AuditReport = z.infer<typeof auditReportSchema>;
