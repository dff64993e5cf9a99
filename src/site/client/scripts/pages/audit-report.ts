import { startCopyLink } from './copy-link.ts';

/** How often to look again where the stream can't be had, in ms. */
const LOOK_EVERY_MS = 2_000;

/**
 * The page of an audit's report. While the run goes on it is fetched again with each event, and the parts
 * that have changed are exchanged; the rest stays: what is read, unfolded, focused or typed. Without this
 * script the page refreshes itself.
 */
export function startAuditReport(): void {
  startPrinting(document);
  const report = document.querySelector<HTMLElement>('[data-report]');
  if (!report || !goesOn(report)) return;
  const events = new EventSource(`/api/audits/${report.dataset.report}/events`);
  let looking: number | undefined;
  const look = queued(async () => {
    const fresh = await fetchPage();
    if (fresh) exchange(report, fresh);
    if (goesOn(report)) return;
    events.close();
    window.clearInterval(looking);
  });
  events.onmessage = look;
  events.onerror = () => {
    // A connection that broke is made again by the browser; one that was refused is not.
    if (events.readyState !== EventSource.CLOSED || !goesOn(report)) return;
    looking ??= window.setInterval(look, LOOK_EVERY_MS);
  };
}

const goesOn = ({ dataset }: HTMLElement) => ['queued', 'running'].includes(dataset.state ?? '');

/** One at a time: what is asked for meanwhile is done once more at the end. */
function queued(action: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await action();
    }
    running = false;
  };
}

/** This page as it is now; undefined when it can't be had. Trusted types leave no other way to parse it. */
function fetchPage(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.href);
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML ?? undefined);
    request.onerror = () => resolve(undefined);
    request.send();
  });
}

/** What each part was when it was last exchanged: since then its visitor may have unfolded something. */
const shown = new WeakMap<Element, string>();

function exchange(report: HTMLElement, fresh: Document): void {
  const next = fresh.querySelector<HTMLElement>('[data-report]');
  // Deleted meanwhile, or the server says something else altogether.
  if (!next) {
    window.location.reload();
    return;
  }
  document.title = fresh.title;
  Object.assign(report.dataset, next.dataset);
  for (const part of next.querySelectorAll<HTMLElement>('[data-part]')) {
    const old = report.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`);
    if (!old) continue;
    const markup = part.innerHTML;
    if ((shown.get(old) ?? old.innerHTML) === markup) continue;
    replaceContent(old, part);
    shown.set(old, markup);
    startPrinting(old);
    startCopyLink(old);
  }
}

/** The part itself stays, so that a change in a live region is read out. */
function replaceContent(old: HTMLElement, part: HTMLElement): void {
  const unfolded = [...old.querySelectorAll('details')].map(({ open }) => open);
  const focused = old.contains(document.activeElement) ? placeOf(old) : -1;
  old.replaceChildren(...part.childNodes);
  old.className = part.className;
  for (const [at, fold] of old.querySelectorAll('details').entries()) {
    fold.open = unfolded[at] ?? fold.open;
  }
  focusable(old)[focused]?.focus();
}

const focusable = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLElement>('a, button, summary, input'),
];
const placeOf = (part: HTMLElement) =>
  focusable(part).findIndex((element) => element.matches(':focus'));

/** Printing is the one thing that needs a script, so only then it is offered. */
function startPrinting(part: ParentNode): void {
  const print = part.querySelector<HTMLElement>('[data-print]');
  if (!print) return;
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}
