import { connect } from 'node:net';
import type { RunAudit } from '../audit/queue.ts';
import { answersWith, haveRun } from '../audit/run/have-run.ts';
import { startWorker } from '../audit/run/start-worker.ts';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import type { ReportPages } from './report-pages.ts';
import type { ServerSettings } from './settings.ts';

/** Of a server that has no built site, in development. */
const unnamed = { site: { robot: 'SiteAudit' }, siteUrl: 'https://example.com' };

/**
 * Audits over the public web, each in a process of its own, by a robot that says whose it is: in one of the
 * service's where there is one, else in one of ours.
 */
export function runAudits(
  { siteUrl, audit }: ServerSettings,
  reports: () => ReportPages | undefined,
  store: AuditStore,
): RunAudit {
  const answer = answersWith(audit.cruxApiKey, (site) => store.visitForeign(site));
  return (url, signal) => {
    const { site, siteUrl: builtFor } = reports()?.words ?? unnamed;
    const job = {
      url,
      robot: site.robot,
      siteUrl: siteUrl?.href ?? builtFor,
      ownAddresses: audit.ownAddresses,
    };
    const line = audit.socket === undefined ? startWorker() : connect(audit.socket);
    return haveRun(line, job, signal, { answer });
  };
}
