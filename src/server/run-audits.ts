import type { RunAudit } from '../audit/queue/do-run.ts';
import { answersWith } from '../audit/run/answers.ts';
import { runInWorker } from '../audit/run/run-in-worker.ts';
import { askService } from '../audit/service/ask-service.ts';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import type { ReportPages } from './report-pages.ts';
import type { ServerSettings } from './settings.ts';

/**
 * Audits over the public web, each in a process of its own, by a robot that says whose it is: in one of the
 * service's where there is one, else in one of ours.
 */
export function runAudits(
  { siteUrl, audit }: ServerSettings,
  reports: () => ReportPages,
  store: AuditStore,
): RunAudit {
  const answer = answersWith(audit.cruxApiKey, (site) => store.visitForeign(site));
  return (url, signal) => {
    const { robot, siteUrl: builtFor } = reports();
    const job = {
      url,
      robot,
      siteUrl: siteUrl?.href ?? builtFor,
      ownAddresses: audit.ownAddresses,
    };
    if (audit.socket === undefined) return runInWorker(job, signal, { answer });
    return askService(audit.socket, job, signal, answer);
  };
}
