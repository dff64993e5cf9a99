import { z } from 'astro/zod';
import { addressMistakes, notSeen, type Stop, stages, stops } from '../../audit/kinds.ts';
import { doers } from '../../audit/words.ts';
import {
  compare,
  labels,
  leads,
  ledger,
  previews,
  repairs,
  share,
} from './audit-report-sections.ts';
import { each, eachKind, label, told } from './audit-report-text.ts';
import { group } from './shapes.ts';
import { line, linkSchema } from './text.ts';

/** These name what the site answered. */
const ANSWERED: readonly Stop[] = ['missing', 'refused', 'broken', 'coming-soon'];
const heading = line(60).describe('What happened');
const MEANS = 'What it means, and what to do next';

const report = z.strictObject({
  title: told(40, 'In the browser tab', 'address'),
  kicker: told(40, 'Above the address', 'when'),
  of: label.describe('After the score'),
  score: told(220, 'What the score is, and is not', 'answered', 'all', 'missing'),
  led: told(120, 'When the address led to another one', 'typed', 'address'),
  moved: told(120, 'When it led to another domain', 'typed', 'address'),
  leftOut: line(120).describe('When parts of the address looked personal'),
  capped: told(220, 'When something stops the page', 'cap'),
  unseen: line(220).describe('What cannot be seen from outside'),
  stages: each(stages, line(40).describe('What happens at this moment, in a few words')).describe(
    'What a run does, in order, beside the drawing that shows it',
  ),
  status: group('Read aloud while it runs: few and short', {
    queued: told(120, 'While others are before it', 'address'),
    opening: told(120, 'While the page is fetched', 'address'),
    looking: told(120, 'While its files and links are looked at', 'address'),
    done: told(80, 'When the report is ready', 'score'),
  }),
  verdicts: each(
    ['pass', 'partly', 'fail', 'not-checked', 'not-applicable', 'told'],
    line(24).describe('Mark of a check, one to three words'),
  ).describe('How a check came out, beside its name'),
  elsewhere: line(60).describe('Before what was seen on another page of the site alone'),
  notSeen: eachKind(notSeen, () => line(100)).describe('Why a check was not made, in a sentence'),
  effort: group('Who repairs something, and what it takes them', {
    ...each(doers, label.describe('Who it is')).shape,
    minutes: told(60, 'Up to an hour or so', 'who', 'count'),
    hours: told(60, 'More', 'who', 'count'),
  }),
  labels,
  repairs,
  previews,
  ledger,
  compare,
  share,
  leads,
  kept: line(220).describe('How long the report is kept, and who finds it'),
  delete: group('How to delete the report', {
    heading: label.describe('Above the button'),
    text: line(120).describe('What follows, and for whom'),
    button: label.describe('Deletes the report at once'),
  }),
});

/** content/audit/report.yaml: the address field of the free audit, and all that a report says. */
export const auditReportSchema = group(
  'The free SEO audit: the field that it begins with, and all words of its report',
  {
    form: group('Wherever an address can be typed', {
      label: line(40).describe('Label of the field, always visible'),
      placeholder: line(40).describe('Example inside the empty field'),
      button: line(24).describe('The specification fixes it'),
      next: line(160).describe('What happens, below the button'),
      noWebsite: linkSchema.describe('For those without a website: a call or a proposal'),
      judge: linkSchema.describe('How the audit judges'),
    }),
    report: report.describe('The report. What stands in braces is filled in by it'),
    stops: eachKind(stops, (stop) =>
      z.strictObject({
        heading,
        text: told(260, MEANS, ...(ANSWERED.includes(stop) ? ['status'] : [])),
      }),
    ).describe('Why a run ended without a report'),
    refused: eachKind(addressMistakes, () =>
      z.strictObject({
        title: line(42).describe('In the browser tab'),
        heading,
        text: line(260).describe(MEANS),
      }),
    ).describe('Why no run began: pages of their own'),
    refusals: each(
      ['off', 'full', 'limit'],
      line(160).describe('The reason, and what to do'),
    ).describe(
      'Why nothing is read at the moment: above the proposal form, which has the address already',
    ),
    next: group('What to do instead, where no report came', {
      again: label.describe('Leads back to the field'),
      call: line(40).describe('Dials our number'),
      proposal: linkSchema.describe('To the proposal form'),
    }),
  },
);
