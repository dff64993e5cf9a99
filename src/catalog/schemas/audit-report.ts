import { z } from 'astro/zod';
import { stages } from '../../audit/events.ts';
import { figuresIn } from '../../audit/words.ts';
import { placeholders } from '../placeholders.ts';
import { line, linkSchema } from './text.ts';

/** A text of the report that may name these figures beside the placeholders of all copy. */
function told(max: number, ...figures: readonly string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      const known = [...figures, ...placeholders()];
      const unknown = figuresIn(text).find((name) => !known.includes(name));
      if (unknown === undefined) return;
      const has = figures.map((name) => `{${name}}`).join(', ') || 'no figures';
      context.addIssue(`has {${unknown}}, which the report does not know here. It has ${has}.`);
    });
}

/** The same fields with a text each. */
const each = <Name extends string>(names: readonly Name[], text: z.ZodString | z.ZodType<string>) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, z.ZodType<string>>,
  );

const label = line(40);
const ended = z.strictObject({
  heading: line(60).describe('What happened'),
  text: line(260).describe('What it means, and what to do next'),
});
const refused = ended.extend({ title: line(42).describe('In the browser tab') });

const report = z.strictObject({
  title: told(40, 'address').describe('In the browser tab'),
  kicker: told(40, 'when').describe('Above the address'),
  of: label.describe('After the score'),
  score: told(220, 'answered', 'all', 'missing').describe('What the score is, and is not'),
  capped: told(220, 'cap').describe('When something stops the page'),
  unseen: line(220).describe('What cannot be seen from outside'),
  judge: label.describe('Link to /seo-audit'),
  stages: each(stages, line(40)).describe('What a run does, in order'),
  status: z
    .strictObject({
      queued: told(120, 'address'),
      opening: told(120, 'address'),
      looking: told(120, 'address'),
      done: told(80, 'score'),
    })
    .describe('Read aloud while it runs: few and short'),
  picture: line(80).describe('What the drawing shows, for those who cannot see it'),
  verdicts: each(['pass', 'partly', 'fail', 'notChecked', 'notApplicable', 'told'], line(24)),
  likely: line(16).describe('Before a finding that may be wrong'),
  notSeen: each(['time', 'noAnswer', 'robots', 'offline', 'notSetUp', 'noPage'], line(100)),
  weights: each(['stops', 'loses', 'afternoon', 'polish', 'told'], line(24)),
  labels: z.strictObject({
    fetched: label,
    line: told(24, 'line'),
    found: label,
    nothing: label.describe('Where nothing stood'),
    expected: label,
    why: label,
    remedy: label,
    source: label,
    service: label.describe('Before our service that mends it'),
    more: label.describe('Unfolds why and how'),
    proof: label.describe('Unfolds why and what was found'),
  }),
  repairs: z.strictObject({ heading: label, lead: line(120), none: label, noneLead: line(160) }),
  previews: z.strictObject({
    heading: label,
    google: z.strictObject({
      heading: label,
      note: line(100),
      noTitle: line(80),
      noDescription: line(80),
    }),
    whatsapp: z.strictObject({ heading: label, note: line(100), noPicture: label }),
  }),
  ledger: z.strictObject({
    heading: label,
    lead: told(120, 'count'),
    counts: z.strictObject({
      repair: told(40, 'count'),
      right: told(40, 'count'),
      missing: told(40, 'count'),
      waiting: label,
    }),
    beside: label.describe('Before the names of checks that do not apply'),
  }),
  compare: z.strictObject({
    heading: label,
    sentence: told(120, 'when', 'before', 'now'),
    mended: told(40, 'count'),
    news: told(40, 'count'),
    same: line(80),
  }),
  share: z.strictObject({
    heading: label,
    whatsapp: label,
    message: told(60, 'address').describe('The message that goes before the link'),
    copy: label,
    copied: label,
    print: label,
    again: label,
  }),
  leads: z.strictObject({
    heading: line(60),
    lead: line(160),
    name: label,
    email: label,
    number: label,
    numberHint: label,
    repairs: z.strictObject({ heading: label, text: line(100), button: label }),
    call: z.strictObject({ heading: label, text: line(100), button: label }),
  }),
  kept: line(220).describe('How long the report is kept, and who finds it'),
  delete: z.strictObject({ heading: label, text: line(120), button: label }),
});

/** content/audit/report.yaml: the address field of the free audit, and all that a report says. */
export const auditReportSchema = z.strictObject({
  form: z
    .strictObject({
      label: line(40).describe('Label of the field, always visible'),
      placeholder: line(40).describe('Example inside the empty field'),
      button: line(24).describe('The specification fixes it'),
      next: line(160).describe('What happens, below the button'),
      noWebsite: linkSchema.describe('For those without a website: a call or a proposal'),
      judge: linkSchema.describe('How the audit judges'),
    })
    .describe('Wherever an address can be typed'),
  report,
  stops: z
    .strictObject({
      unreachable: ended,
      'not-a-page': ended,
      'bot-wall': ended,
      'too-much': ended,
      interrupted: ended,
    })
    .describe('Why a run ended without a report'),
  refused: z
    .strictObject({ mistyped: refused, profile: refused, 'no-website': refused })
    .describe('Why no run began'),
  refusals: each(['off', 'full', 'limit'], line(160)).describe('Above the proposal form'),
  next: z
    .strictObject({ again: label, call: line(40), proposal: linkSchema })
    .describe('What to do instead'),
});

export type AuditReport = z.infer<typeof auditReportSchema>;
