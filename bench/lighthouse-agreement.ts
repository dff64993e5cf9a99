import { type Comparison, compare, lighthouseAudits } from './corpus/agreement.ts';
import { AGREEMENT_FLOOR, agreementReport } from './corpus/agreement-report.ts';
import { auditPage } from './corpus/audit.ts';
import { withCorpus } from './corpus/sites.ts';
import { withLighthouse, withoutTimes } from './pages/lighthouse.ts';
import type { Part } from './part.ts';

const USUAL_PAGES = 5;
/** Its accessibility audits need minutes for more. */
const LARGEST_BYTES = 500_000;

/** Our checks against Lighthouse's audits of the same subjects, on pages that nobody here wrote. */
export const measureAgreement: Part = ({ subjects }) =>
  withCorpus(Number(subjects[0] ?? USUAL_PAGES), (sites) =>
    withLighthouse(async (lighthouse) => {
      const comparisons: Comparison[] = [];
      for (const { name, url, pages } of sites) {
        for (const path of pages) {
          console.error(`${name}${path}`);
          const ours = await auditPage(name, url + path);
          if (ours.bytes > LARGEST_BYTES) continue;
          const { audits } = await lighthouse(url + path, {
            ...withoutTimes,
            onlyAudits: lighthouseAudits,
          });
          comparisons.push(...compare(`${name}${path}`, ours.outcomes, audits));
        }
      }
      const { text, share, unexplained } = agreementReport(comparisons);
      console.log(text);
      if (share < AGREEMENT_FLOOR || unexplained > 0) process.exitCode = 1;
      return { comparisons };
    }),
  );
