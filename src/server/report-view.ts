import { getDomain } from 'tldts';
import { progressOf } from '../audit/events.ts';
import { shownAddress, shownHost } from '../audit/shown-address.ts';
import type { StoredAudit } from '../audit/storage/audit-store.ts';
import type { AuditView } from '../site/report/view.ts';

/** A stored run as its page shows it, beside the run that it is compared with. */
export function reportView(
  { id, url, leftOut, state, createdAt, events }: StoredAudit,
  before: StoredAudit | undefined,
  mayDelete: boolean,
): AuditView {
  const progress = progressOf(events);
  return {
    kind: 'report',
    id,
    address: shownAddress(url),
    leftOut,
    host: shownHost(new URL(progress.url ?? url).hostname),
    led: progress.url === undefined ? undefined : ledFrom(url, progress.url),
    state,
    createdAt: createdAt.toISOString(),
    progress,
    before: before && earlier(before),
    mayDelete,
  };
}

/** Where an address led; undefined for another spelling of the same: with www, https, a slash at its end. */
function ledFrom(asked: string, url: string): AuditView['led'] {
  const plain = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  if (plain(asked) === plain(url)) return undefined;
  return { address: shownAddress(url), toOtherDomain: getDomain(asked) !== getDomain(url) };
}

function earlier({ createdAt, events }: StoredAudit) {
  const { score, outcomes } = progressOf(events);
  return score && { score: score.total, outcomes, at: createdAt.toISOString() };
}
