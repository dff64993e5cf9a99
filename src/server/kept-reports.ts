import type { AuditStore } from '../audit/storage/audit-store.ts';
import { compressPage, type PageVersions } from './page-versions.ts';
import type { ReportPages } from './report-pages.ts';
import { reportView } from './report-view.ts';

/** Each has some 180 KB, its compressed versions included. */
const MOST_KEPT = 100;

/** A report's page as it is sent. */
interface SentReport {
  readonly versions: PageVersions;
  readonly policy: string;
  readonly ended: boolean;
}

interface Kept {
  /** What it was rendered from: another release or another event makes it anew. */
  readonly pages: ReportPages;
  readonly seq: number;
  readonly ended: boolean;
  readonly before: Promise<string | null>;
  readonly sent: Promise<SentReport | undefined>;
}

/**
 * The pages of reports, each rendered and compressed once for all who read it, and kept while it is among
 * the latest. The database is asked each time whether a report is still there, since any server may delete it.
 */
export class KeptReports {
  readonly #store: AuditStore;
  readonly #kept = new Map<string, Kept>();

  constructor(store: AuditStore) {
    this.#store = store;
  }

  /** A report for whoever may delete it or not; undefined when there is none. */
  async of(id: string, mayDelete: boolean, pages: ReportPages): Promise<SentReport | undefined> {
    const key = `${id} ${mayDelete}`;
    const position = await this.#store.position(id);
    if (!position) {
      this.forget(id);
      return undefined;
    }
    const { seq, ended } = position;
    let kept = this.#kept.get(key);
    const isSame = kept?.pages === pages && kept.seq === seq && kept.ended === ended;
    if (!kept || !isSame || (await this.#hasLost(kept))) {
      kept = { pages, seq, ended, ...this.#render(id, mayDelete, pages) };
      // What failed may be tried again.
      kept.sent.catch(() => this.#kept.delete(key));
    }
    // The latest stand last.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept.sent;
  }

  /** Frees a report that was deleted. */
  forget(id: string): void {
    for (const mayDelete of [true, false]) this.#kept.delete(`${id} ${mayDelete}`);
  }

  /** Whether the report that this one is compared with was deleted, and what it says of it must go. */
  async #hasLost({ before }: Kept): Promise<boolean> {
    const id = await before;
    return id !== null && (await this.#store.position(id)) === undefined;
  }

  #render(id: string, mayDelete: boolean, pages: ReportPages): Pick<Kept, 'before' | 'sent'> {
    const found = this.#find(id);
    const send = async () => {
      const { audit, before } = await found;
      if (!audit) return undefined;
      const { html, policy } = pages.page(reportView(audit, before, mayDelete));
      const ended = audit.state === 'done' || audit.state === 'stopped';
      return { versions: await compressPage(html), policy, ended };
    };
    const before = found.then(
      (one) => one.before?.id ?? null,
      () => null,
    );
    return { before, sent: send() };
  }

  async #find(id: string) {
    const audit = await this.#store.find(id);
    return { audit, before: audit?.before ? await this.#store.find(audit.before) : undefined };
  }
}
