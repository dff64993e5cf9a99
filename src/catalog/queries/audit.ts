import { checks } from '../../audit/checks/index.ts';
import { categories } from '../../audit/kinds.ts';
import { language } from '../language.ts';
import { withWords } from '../words/audit-words.ts';
import { robotName } from '../words/robot-name.ts';
import { getReportCopy } from './audit-form.ts';
import { entriesOf, filled, getSite, read } from './entries.ts';
import { linkHere } from './here.ts';

/** All checks in the order of a report, each with its words. Unfilled: their braces are figures. */
export async function getAuditChecks() {
  return withWords(checks, await read('auditChecks'), await entriesOf('services'));
}

/** The parts of the score, in the order of a report, each with its words. */
export async function getAuditCategories() {
  const words = await filled('auditCategories');
  return categories.map((id) => ({ id, ...words[id] }));
}

/** All that a report is written with. It travels with the release, since the server knows no content. */
export async function getAuditWords() {
  const { name, brandWord } = await getSite();
  const linked = (await getAuditChecks()).map(async (check) => ({
    ...check,
    service: await linkHere(check.service),
  }));
  return {
    language: language(),
    site: { name, robot: robotName(brandWord) },
    categories: await getAuditCategories(),
    checks: await Promise.all(linked),
    ...(await getReportCopy()),
  };
}

export type AuditWords = Awaited<ReturnType<typeof getAuditWords>>;

/** A part of the score with its words. */
export type AuditCategory = Awaited<ReturnType<typeof getAuditCategories>>[number];
