import { z } from 'astro/zod';
import { phone } from './phone.ts';
import { group, list } from './shapes.ts';
import { entryOf, externalUrl, line, sample } from './text.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Days of the week as JavaScript counts them: 0 is Sunday. */
export function weekdays(days: readonly (typeof DAYS)[number][]): number[] {
  return days.map((day) => (DAYS.indexOf(day) + 1) % 7);
}

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time on the 24-hour clock: "09:30".' });

const fields = group(
  'Who we are and how to reach us. Each detail is written here only, and all pages follow. The only file besides the wordplay that spells out the name',
  {
    sample: sample,
    url: externalUrl.describe('Address of the site where SITE_URL names no other'),
    name: z.string().min(1).max(40).describe('Name as spoken and printed'),
    brandWord: line(20).describe('The word of the name that other content must not spell out'),
    nameDevanagari: z
      .string()
      .min(1)
      .max(20)
      .describe('The brand word in Devanagari, for the logo'),
    nameMeaning: line(20).describe('What the brand word means'),
    legalName: line(80).describe('Registered name, for the copyright line and the policies'),
    city: line(30).describe('Where the agency is at home: {city} in every text'),
    region: line(30).describe('Where its clients are: {region} in every text'),
    cities: list('Cities that it serves, as search engines are told', [1, 12], line(30)),
    tagline: line(80).describe('One sentence below the logo and in the footer'),
    description: line(200).describe('What the agency does, for search engines'),
    phone: phone.describe(
      'As people read it: +91 98765 43210; dialled as it stands. Also of the head office',
    ),
    whatsapp: phone.optional().describe('Number of the chat link, when it is not the phone'),
    greeting: line(160).describe('First message of a chat, already typed in the messaging app'),
    emails: group('Our two addresses; copy writes {email} and {info-email}', {
      support: z.email().describe('{email}: support, in the footer strip'),
      info: z.email().describe('{info-email}: shared by the offices, and receives callbacks'),
    }),
    hours: group('When somebody picks up the phone; shown in the footer and on the contact page', {
      display: z.string().min(1).max(40).describe('{hours}: as people read them'),
      days: list('Open days, for search engines and the map', [1, 7], z.enum(DAYS)),
      opens: clock.describe('Opening time in India, 24-hour clock'),
      closes: clock.describe('Closing time in India, 24-hour clock'),
      lastCall: clock.describe('Who writes before this time on an open day is called the same day'),
      holidays: z
        .array(
          z.iso
            .date({ error: 'must be a day, year first: "2027-01-26".' })
            .describe('As 2027-01-26'),
        )
        .max(60)
        .describe('Days on which the office is shut: nobody is promised a call then'),
    }).refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'is before it opens. Write the later time, on the 24-hour clock.',
    }),
    languages: z
      .array(z.enum(['en', 'hi']))
      .min(1)
      .describe('In which we answer, the one we like best first; for machines'),
    mainOffice: entryOf('content/offices').describe('The head office, by file name'),
    social: list('Side bar and footer, in this order', 4, {
      name: z
        .enum(['Instagram', 'Facebook', 'LinkedIn', 'YouTube'])
        .describe('The network; its icon follows from it'),
      url: externalUrl.describe('Address of the profile'),
    }),
    applicationForm: externalUrl.describe('External form of the career page'),
    founding: group('When and where the firm began, for search engines', {
      year: z.int().min(1990).max(2100).describe('Year of foundation, four digits'),
      place: line(40).describe('City of foundation'),
    }),
  },
);

/** content/site.yaml: who the agency is and how to reach it. Each detail is written here only. */
export const siteSchema = fields
  .transform(({ whatsapp, ...site }) => ({
    ...site,
    /** As wa.me writes it: digits without the plus. */
    whatsapp: (whatsapp ?? site.phone).e164.slice(1),
  }))
  .meta({ title: 'Name, phone and hours' });

export type Site = z.infer<typeof siteSchema>;
