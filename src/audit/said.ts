import { z } from 'zod';
import { notSeen, stages, stops } from './kinds.ts';

/*
 * What a run may say: the types of its events are made from this. Who took a run over could say anything, so all that
 * comes of one is held against it.
 */

const text = z.string().max(20_000);
const nameIn = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  z.literal(Object.keys(names) as Name[]);

/** Where something was seen, what stood there, and what is expected instead. */
const evidence = z.object({
  url: text,
  /** Line of the page's or file's source, from 1. */
  line: z.number().optional(),
  /** What stood there, cut short; '' for nothing. */
  found: text.optional(),
  expected: text.optional(),
});
const seen = {
  evidence: z.array(evidence).max(20).readonly().optional(),
  /** Figures that the words of a check may name: `{count}`. */
  figures: z
    .record(text, z.union([text, z.number()]))
    .readonly()
    .optional(),
  /** It was seen on other pages alone that were opened besides. */
  elsewhere: z.literal(true).optional(),
};
/** What came of a check. */
const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pass'), ...seen }),
  /** Partly right: `share` of what was looked at. */
  z.object({ kind: z.literal('partly'), share: z.number().min(0).max(1), ...seen }),
  z.object({ kind: z.literal('fail'), ...seen }),
  /** The page has nothing that this check is about. */
  z.object({ kind: z.literal('not-applicable') }),
  z.object({ kind: z.literal('not-checked'), reason: nameIn(notSeen) }),
]);

const words = z.object({ title: text, description: text });
/** How the page looks where others show it. */
const preview = z.object({
  google: words.extend({ path: text }),
  card: words.extend({
    /** A thumbnail made by us; undefined for none. */
    image: z
      .string()
      .regex(/^data:image\/jpeg;base64,[\w+/=]{0,500000}$/)
      .optional(),
  }),
});

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(stages) }),
  z.object({ kind: z.literal('found'), outcomes: z.record(z.string().max(60), outcome) }),
  /** With the address that answered at last. */
  z.object({ kind: z.literal('preview'), preview, url: text }),
  z.object({ kind: z.literal('done') }),
  z.object({
    kind: z.literal('stopped'),
    stop: nameIn(stops),
    /** Of a page that answered and is none to judge: its address, and what it answered. */
    url: text.optional(),
    status: z.number().optional(),
  }),
]);
/** What a run asks its server. It holds no keys and no counts itself. */
const question = z.object({
  /** Whether it may turn to this foreign site; what Chrome's users saw of this page. */
  kind: z.enum(['foreign', 'vitals']),
  of: text,
});

/** What is said by whoever started a worker that ended before its run did. */
const broke = z.object({
  kind: z.literal('broke'),
  by: z.enum(['memory', 'machine', 'mistake']),
});

export type Evidence = z.infer<typeof evidence>;
export type Outcome = z.infer<typeof outcome>;
export type Preview = z.infer<typeof preview>;
/** What happens in a run, as it is told and stored. */
export type AuditEvent = z.infer<typeof event>;
export type Question = z.infer<typeof question>;
export type Broke = z.infer<typeof broke>;

const schema = z.union([event, question, broke]);

/** What comes of a run, as far as a run may say it. @throws without quoting it */
export function readSaid(message: unknown): AuditEvent | Question | Broke {
  const { data } = schema.safeParse(message);
  if (data === undefined) throw new Error('An audit says what no audit says.');
  return data;
}
