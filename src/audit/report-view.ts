import { getDomain } from 'tldts';
import { progressOf } from './events.ts';
import { shownAddress, shownHost } from './shown-address.ts';
import type { StoredAudit } from './storage/audit-store.ts';

/** A report as far as it has come, and what whoever looks at it may do. */
export type AuditView = ReturnType<typeof reportView>;

/** A stored run as its page shows it, beside the run that it is compared with. */
export function reportView(
  { id, url, leftOut, state, createdAt, events }: StoredAudit,
  before: StoredAudit | undefined,
  /** Whoever looks has asked for it. */
  mayDelete: boolean,
) {
  const progress = progressOf(events);
  const read = progress.url ?? url;
  return {
    kind: 'report' as const,
    id,
    /** As it was understood: without https:// where that says nothing, and in its own letters. */
    address: shownAddress(url),
    leftOut,
    /** Of the page that answered, in its own letters. */
    host: shownHost(new URL(read).hostname),
    /** Where it led, when that is more than another spelling: with www, https, a slash at its end. */
    led:
      plain(read) === plain(url)
        ? undefined
        : { address: shownAddress(read), toOtherDomain: getDomain(url) !== getDomain(read) },
    state,
    createdAt,
    progress,
    before: before && earlier(before),
    mayDelete,
  };
}

const plain = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

function earlier({ createdAt, events }: StoredAudit) {
  const { score, outcomes } = progressOf(events);
  return score && { score: score.total, outcomes, at: createdAt };
}
