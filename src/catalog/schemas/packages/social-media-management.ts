import { z } from 'astro/zod';
import { opening } from '../section-parts.ts';
import { group, list } from '../shapes.ts';
import { line } from '../text.ts';
import { includedGroup, packageWith, priced } from './parts.ts';

/** content/packages/social-media-management.yaml: the blue variant, 5 groups of 4 items. */
export const socialMediaManagementSchema = packageWith(
  'The social media package and its page',
  priced,
  z.literal('blue').describe('The social media listing in blue: five groups of four, and a month'),
  {
    list: group('Everything that is included', {
      ...opening(),
      groups: list('Five groups', 5, includedGroup(4)),
    }),
    month: group('How a month goes, drawn as a calendar', {
      ...opening(),
      weekWord: line(12).describe('Before the number of a week'),
      weeks: list('The four weeks', 4, {
        title: line(40).describe('What the week is for'),
        text: line(140).describe('What is done in it'),
      }),
      legend: group('What the marks of the month mean', {
        post: line(30).describe('A day with a post'),
        reel: line(30).describe('The day of the reel'),
        report: line(30).describe('The day of the report'),
      }),
    }),
  },
);

export type SocialMediaManagement = z.infer<typeof socialMediaManagementSchema>;
