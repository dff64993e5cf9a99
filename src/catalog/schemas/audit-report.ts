import { z } from 'astro/zod';
import { notSeen, stages } from '../../audit/kinds.ts';
import { type Doer, doers } from '../../audit/words.ts';
import {
  compare,
  labels,
  leads,
  ledger,
  previews,
  repairs,
  share,
} from './audit-report-sections.ts';
import { each, label, told } from './audit-report-text.ts';
import { group } from './shapes.ts';
import { line, linkSchema } from './text.ts';

const ended = z.strictObject({
  heading: line(60).describe('What happened'),
  text: line(260).describe('What it means, and what to do next'),
});
const answered = z.strictObject({
  heading: line(60).describe('What happened'),
  text: told(260, 'What it means, and what to do next', 'status'),
});
const refused = z.strictObject({
  title: line(42).describe('In the browser tab'),
  ...ended.shape,
});

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
  judge: label.describe('Link to /seo-audit'),
  stages: each(stages, line(40).describe('What happens at this moment, in a few words')).describe(
    'What a run does, in order, beside the drawing that shows it',
  ),
  status: group('Read aloud while it runs: few and short', {
    queued: told(120, 'While others are before it', 'address'),
    opening: told(120, 'While the page is fetched', 'address'),
    looking: told(120, 'While its files and links are looked at', 'address'),
    done: told(80, 'When the report is ready', 'score'),
  }),
  picture: line(80).describe('What the drawing shows, for those who cannot see it'),
  verdicts: each(
    ['pass', 'partly', 'fail', 'not-checked', 'not-applicable', 'told'],
    line(24).describe('Mark of a check, one to three words'),
  ).describe('How a check came out, beside its name'),
  likely: line(16).describe('Before a finding that may be wrong'),
  elsewhere: line(60).describe('Before what was seen on another page of the site alone'),
  notSeen: each(notSeen, line(100).describe('The reason, in one sentence')).describe(
    'Why a check was not made',
  ),
  weights: each(
    ['stops', 'loses', 'afternoon', 'polish', 'told'],
    line(24).describe('Name of the weight, as on /seo-audit'),
  ).describe('How much a finding matters'),
  effort: group('Who repairs something, and what it takes them', {
    ...(Object.fromEntries(doers.map((doer) => [doer, label.describe('Who it is')])) as Record<
      Doer,
      typeof label
    >),
    minutes: told(60, 'Up to an hour or so', 'who', 'count'),
    hours: told(60, 'More', 'who', 'count'),
  }),
  labels: labels,
  repairs: repairs,
  previews: previews,
  ledger: ledger,
  compare: compare,
  share: share,
  leads: leads,
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
    stops: group('Why a run ended without a report', {
      unreachable: ended.describe('Nothing answered'),
      'not-a-page': ended.describe('A file answered, no page'),
      'bot-wall': ended.describe('The site lets no robots in that it does not know'),
      missing: answered.describe('The site has no such page'),
      refused: answered.describe('The site refuses it, perhaps only to robots'),
      broken: answered.describe('The server is broken'),
      login: ended.describe('Only those who log in see it'),
      profile: ended.describe('It leads to a page on a big site'),
      parked: ended.describe('A page of the registrar, the host or a dealer in names'),
      'leads-on': ended.describe('A tag or a script leads on, and nothing else stands there'),
      loops: ended.describe('Its redirects lead back to where they began'),
      empty: ended.describe('A page on which nothing stands'),
      'coming-soon': ended.describe('Not open yet, or being worked on'),
      'too-much': ended.describe('Too slow or too large'),
      interrupted: ended.describe('The mistake is ours'),
    }),
    refused: group('Why no run began: pages of their own', {
      'not-an-address': refused.describe('What was typed is no address'),
      'no-ending': refused.describe('A name without an ending, or with a wrong one'),
      mail: refused.describe('An e-mail address'),
      'not-web': refused.describe('Neither http nor https'),
      'not-public': refused.describe('A number, or a name of an inner network'),
      port: refused.describe('A port after the name'),
      credentials: refused.describe('A user name or a password in the address'),
      'too-long': refused.describe('Longer than any address'),
      profile: refused.describe('A page on a big site: a profile or a listing'),
      'no-website': refused.describe('Somebody who has no website'),
    }),
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
