import { z } from 'astro/zod';
import { line } from '../text.ts';
import { group, packageEnd, packageName, packageOpening, packagePage, priced } from './parts.ts';

/** content/packages/social-media-management.yaml: the blue variant, 5 groups of 4 items. */
export const socialMediaManagementSchema = z
  .strictObject({
    ...packageName,
    ...priced,
    variant: z
      .literal('blue')
      .describe('The social media listing in blue: five groups of four, and a month'),
    ...packagePage,
    list: z
      .strictObject({
        ...packageOpening,
        groups: z.array(group(4)).length(5).describe('Five groups'),
      })
      .describe('Everything that is included'),
    month: z
      .strictObject({
        ...packageOpening,
        weekWord: line(12).describe('Before the number of a week'),
        weeks: z
          .array(
            z.strictObject({
              title: line(40).describe('What the week is for'),
              text: line(140).describe('What is done in it'),
            }),
          )
          .length(4)
          .describe('The four weeks'),
        legend: z
          .strictObject({
            post: line(30).describe('A day with a post'),
            reel: line(30).describe('The day of the reel'),
            report: line(30).describe('The day of the report'),
          })
          .describe('What the marks of the month mean'),
      })
      .describe('How a month goes, drawn as a calendar'),
    ...packageEnd,
  })
  .describe('The social media package and its page');

export type SocialMediaManagement = z.infer<typeof socialMediaManagementSchema>;
