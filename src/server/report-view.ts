import { progressOf } from '../audit/events.ts';
import type { StoredAudit } from '../audit/storage/audit-store.ts';
import type { AuditView } from '../site/report/view.ts';

/** A stored run as its page shows it, beside the run that it is compared with. */
export function reportView(
  { id, url, state, createdAt, events }: StoredAudit,
  before: StoredAudit | undefined,
  mayDelete: boolean,
): AuditView {
  return {
    kind: 'report',
    id,
    address: addressOf(url),
    state,
    createdAt: createdAt.toISOString(),
    progress: progressOf(events),
    before: before && earlier(before),
    mayDelete,
  };
}

/** An address as people write it. */
function addressOf(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1');
}

function earlier({ createdAt, events }: StoredAudit) {
  const { score, outcomes } = progressOf(events);
  return score && { score: score.total, outcomes, at: createdAt.toISOString() };
}
