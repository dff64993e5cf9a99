import { z } from 'zod';
import { categories } from '../check.ts';
import { type AuditEvent, stages, stops } from '../events.ts';
import { notSeen } from '../outcome.ts';
import type { Question } from '../run/questions.ts';

const text = z.string().max(20_000);
const seen = {
  evidence: z
    .array(
      z.object({
        url: text,
        line: z.number().optional(),
        found: text.optional(),
        expected: text.optional(),
      }),
    )
    .max(20)
    .optional(),
  figures: z.record(text, z.union([text, z.number()])).optional(),
};
const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pass'), ...seen }),
  z.object({ kind: z.literal('partly'), share: z.number().min(0).max(1), ...seen }),
  z.object({ kind: z.literal('fail'), ...seen }),
  z.object({ kind: z.literal('not-applicable') }),
  z.object({ kind: z.literal('not-checked'), reason: z.enum(notSeen) }),
]);
const points = z.number().min(0).max(100);
const words = z.object({ title: text, description: text });

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(stages) }),
  z.object({ kind: z.literal('found'), outcomes: z.record(z.string().max(60), outcome) }),
  z.object({
    kind: z.literal('preview'),
    preview: z.object({
      google: words.extend({ path: text }),
      card: words.extend({
        image: z
          .string()
          .regex(/^data:image\/jpeg;base64,[\w+/=]{0,500000}$/)
          .optional(),
      }),
    }),
  }),
  z.object({
    kind: z.literal('done'),
    score: z.object({
      total: points,
      categories: z.partialRecord(z.enum(categories), points),
      answered: z.number(),
      notChecked: z.number(),
      capped: z.boolean(),
    }),
    url: text,
  }),
  z.object({
    kind: z.literal('stopped'),
    stop: z.enum(stops),
    url: text.optional(),
    status: z.number().optional(),
  }),
]) satisfies z.ZodType<AuditEvent, unknown>;
const question = z.object({
  kind: z.enum(['foreign', 'vitals']),
  of: text,
}) satisfies z.ZodType<Question>;

const schema = z.union([event, question]);

/** What a run may say: who took it over could say anything. @throws without quoting it */
export function readSaid(message: unknown): AuditEvent | Question {
  const { data } = schema.safeParse(message);
  if (data === undefined) throw new Error('An audit says what no audit says.');
  return data;
}
