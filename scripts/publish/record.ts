import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../versions/version.ts';

/** A draft as the editor is told of it. */
export interface Draft {
  /** The files that it would be on the site, as git names them. */
  readonly tree: string;
  readonly said: string;
  /** Where whoever knows the address sees it; none while something is wrong. */
  readonly preview?: string;
}

/** Drafts by their branches, such as cms/articles/a-new-one. */
type Drafts = Readonly<Record<string, Draft>>;

/** What became of the last publish that had something to do, and how drafts fare, for those who write. */
export interface PublishRecord {
  readonly last?: {
    /** As a date of JavaScript writes itself. */
    readonly at: string;
    readonly done: boolean;
    readonly said: string;
    /** Mail addresses of those whose changes these are. */
    readonly by: readonly string[];
  };
  readonly drafts: Drafts;
}

const fileOf = ({ dist }: Site) => join(dist, 'publish.json');

/** What was recorded last; nothing before the first publish, or when it is damaged. */
export function readRecord(site: Site): PublishRecord {
  try {
    return JSON.parse(readFileSync(fileOf(site), 'utf8'));
  } catch {
    return { drafts: {} };
  }
}

export function record(site: Site, changes: Partial<PublishRecord>): void {
  const next = `${fileOf(site)}.next`;
  writeFileSync(next, JSON.stringify({ ...readRecord(site), ...changes }));
  renameSync(next, fileOf(site));
}
