import { startCopyLink } from './copy-link.ts';

/** How often to look how far the run has come, in ms. */
const LOOK_EVERY_MS = 500;

/**
 * The page of an audit's report. While the run goes on it is fetched again and again, and the parts
 * that have changed are exchanged; the rest stays: what is read, unfolded, focused or typed. Without this
 * script the page refreshes itself.
 */
export async function startAuditReport(): Promise<void> {
  startPrinting(document);
  const report = document.querySelector<HTMLElement>('[data-report]');
  while (report && ['queued', 'running'].includes(report.dataset.state ?? '')) {
    await new Promise((resolve) => window.setTimeout(resolve, LOOK_EVERY_MS));
    const fresh = await fetchPage();
    if (fresh) exchange(report, fresh);
  }
}

/** This page as it is now; undefined when it can't be had. Trusted types leave no other way to parse it. */
function fetchPage(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.href);
    request.responseType = 'document';
    // What a proxy says for a server that starts anew is no page of ours.
    request.onload = () => resolve((request.status < 500 && request.responseXML) || undefined);
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
