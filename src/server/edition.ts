import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLanguage } from '../audit/report-path.ts';
import { hindiMessages } from '../forms/hindi.ts';
import { translated } from '../forms/translated.ts';
import { ANSWERS_FOLDER } from './site-files.ts';

/** The editions of a site: the Hindi one lies below /hi, and its answers in a folder of that name. */
export type Edition = ReportLanguage;

/** The edition that a path belongs to, whether the site has a page there or not. */
export const editionOf = (path: string): Edition => (/^\/hi(?=$|\/)/i.test(path) ? 'hi' : 'en');

/** A message of ours as whoever reads an edition is told it. */
export const saidIn = (edition: Edition, text: string): string =>
  translated(text, edition === 'hi' ? hindiMessages : undefined);

/** Whether a built site has a Hindi edition; without one all is answered in English. */
export const hasHindi = (root: string | undefined): boolean =>
  root !== undefined && existsSync(join(root, ANSWERS_FOLDER, 'hi'));
