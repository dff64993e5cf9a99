import {
  ATTRIBUTION_MAX,
  lastTouchField,
  type TouchField,
  touchFields,
} from '../../../../forms/submission-metadata.ts';
import { recall, remember } from '../session-memory.ts';

const FIRST_KEY = 'attribution';
const LAST_KEY = 'last attribution';

type Touch = Partial<Record<TouchField, string>>;

/**
 * Where this visit came from, as its first page saw it, and where its last arrival came from when
 * there was another. Kept for the session, not in a cookie.
 */
export function attributionOfVisit(): Record<string, string> {
  const last = Object.entries(recall<Touch>(LAST_KEY) ?? {});
  return {
    ...recall<Touch>(FIRST_KEY),
    ...Object.fromEntries(
      last.map(([field, value]) => [lastTouchField(field as TouchField), value]),
    ),
  };
}

/** Notes an arrival: the first page of the visit, and each later one that is come to from outside. */
export function noteArrival(): void {
  const touch = readTouch();
  if (!recall(FIRST_KEY)) remember(FIRST_KEY, touch);
  else if (Object.keys(touch).length > 1 && wasNavigatedTo()) remember(LAST_KEY, touch);
}

/** The landing page, and whatever campaign or foreign page led here. */
function readTouch(): Touch {
  const query = new URLSearchParams(location.search);
  query.set('landing_page', location.pathname);
  const isForeign = document.referrer && new URL(document.referrer).origin !== location.origin;
  query.set('referrer', isForeign ? document.referrer : '');
  const known = touchFields.map((field) => [field, query.get(field)?.slice(0, ATTRIBUTION_MAX)]);
  return Object.fromEntries(known.filter(([, value]) => value));
}

/** A reload or a step back shows an old arrival again. */
function wasNavigatedTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !entry || entry.type === 'navigate';
}
