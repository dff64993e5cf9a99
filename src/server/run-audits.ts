import type { RunAudit } from '../audit/queue/do-run.ts';
import { runInWorker } from '../audit/run/run-in-worker.ts';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import type { ReportPages } from './report-pages.ts';
import type { ServerSettings } from './settings.ts';

/** Audits over the public web, each in a process of its own, by a robot that says whose it is. */
export function runAudits(
  { siteUrl, audit }: ServerSettings,
  reports: () => ReportPages,
  store: AuditStore,
): RunAudit {
  return (url, signal) => {
    const { robot, siteUrl: builtFor } = reports();
    const job = {
      url,
      robot,
      siteUrl: siteUrl?.href ?? builtFor,
      ownAddresses: audit.ownAddresses,
      cruxKey: audit.cruxApiKey,
    };
    return runInWorker(job, signal, { mayAsk: (site) => store.visitForeign(site) });
  };
}
