import { checks } from '../../src/audit/checks/index.ts';
import { readYaml, readYamlFolder } from '../../src/catalog/load/read-yaml.ts';
import { auditCheckSchema } from '../../src/catalog/schemas/audit-check.ts';
import { auditCategoriesSchema, auditMethodSchema } from '../../src/catalog/schemas/audit-pages.ts';
import { auditReportSchema } from '../../src/catalog/schemas/audit-report.ts';
import { withWords } from '../../src/catalog/words/audit-words.ts';

export type Words = ReturnType<typeof readWords>;

/** What a report is written with, from content/audit as it stands. */
export function readWords(root: string) {
  const read = readYamlFolder(root, 'content/audit/checks', auditCheckSchema);
  const words = [...read].map(([id, own]) => ({ ...own, id }));
  const { report, stops } = readYaml(root, 'content/audit/report.yaml', auditReportSchema);
  const method = readYaml(root, 'content/audit/method.yaml', auditMethodSchema);
  return {
    checks: withWords(checks, words, []),
    categories: readYaml(root, 'content/audit/categories.yaml', auditCategoriesSchema),
    report: { ...report, weights: method.formula.weights, likely: method.checks.likely },
    stops,
  };
}
