import { z } from 'astro/zod';
import { counter } from './counter.ts';
import { group, list } from './shapes.ts';
import { line } from './text.ts';

/** content/popup.yaml: the growth popup. Its form is `callback` in content/forms.yaml. */
export const popupSchema = group(
  'The popup that offers a call back. Its form is callback in content/forms.yaml',
  {
    heading: line(60).describe('Heading, also its name for screen readers'),
    text: line(160).describe('One or two sentences below it'),
    delaySeconds: z.int().min(1).max(60).describe('Seconds from the first page to the popup'),
    countMs: z.int().min(100).max(600).describe('How long the figures count, in milliseconds'),
    counters: list('Three figures that count up beside the form', 3, counter),
    note: line(60).describe('What the figures rest on'),
  },
).meta({ title: 'Growth popup' });

export type Popup = z.infer<typeof popupSchema>;
