import type { ReactNode } from 'react';
import type { LeadState } from '../../platform/database/schema.ts';
import { fullTime, shortTime } from '../when.ts';
import { stateNames } from '../words.ts';

/** A moment as people say it, in full where the mouse rests. */
export function Moment({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={fullTime(at)}>
      {shortTime(at, now)}
      <span className="zone"> IST</span>
    </time>
  );
}

export function StateBadge({ state }: { state: LeadState }) {
  return <span className={`state state--${state}`}>{stateNames[state]}</span>;
}

/** A word and what it stands for; nothing when that is empty. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === undefined || children === null) return null;
  return (
    <div className="facts__row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
