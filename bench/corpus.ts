import { type Audited, auditPage } from './corpus/audit.ts';
import { corpusReport } from './corpus/report.ts';
import { withCorpus } from './corpus/sites.ts';
import { CannotMeasure, type Part } from './part.ts';

const USUAL_PAGES = 12;

/** Our audit over pages that nobody here wrote: what breaks, what takes long, which check fires how often. */
export const measureCorpus: Part = ({ subjects }) => {
  const each = Number(subjects[0] ?? USUAL_PAGES);
  if (!Number.isInteger(each) || each < 1) throw new CannotMeasure('Say how many pages of a site.');
  return withCorpus(each, async (sites) => {
    const audited: Audited[] = [];
    for (const { name, url, pages } of sites) {
      console.error(`${name}: ${pages.length} pages`);
      for (const path of pages) audited.push(await auditPage(name, url + path));
    }
    console.log(corpusReport(audited));
    if (audited.some(({ crash }) => crash !== undefined)) process.exitCode = 1;
    return { audited };
  });
};
