import { z } from 'astro/zod';
import { group } from './shapes.ts';
import { line, linkSchema, pageTitle } from './text.ts';

const title = pageTitle.describe('Title in the browser tab, without our name');
const heading = line(40).describe('Heading of the page');

const missing = z.strictObject({
  title: title,
  heading: heading,
  text: line(160).describe('Why the page may be missing, and where to go on'),
  link: linkSchema.describe('Where to go on'),
});

/** content/pages/answers.yaml: what the server answers by itself. */
export const answersSchema = group(
  'Pages that the server sends in answer: to a form sent without scripts, and to an address that leads nowhere',
  {
    success: group('After a form was sent', {
      title: title,
    }),
    retry: group('The form again, with what was typed', {
      title: title,
      heading: heading,
      summary: line(60).describe('Above the list of mistakes'),
    }),
    failure: group('When a form could not be stored', {
      title: title,
      heading: heading,
      text: line(160).describe('Below the message that it failed'),
    }),
    blogNotFound: missing.describe('An article that is not there'),
    notFound: missing.describe('A page that has gone, or a file that never was'),
    description: line(158).describe('Two lines for all of these pages; search engines skip them'),
    back: line(30).describe('Leads to the page the form was on'),
    direct: line(30).describe('Above phone and chat'),
  },
);

export type Answers = z.infer<typeof answersSchema>;
