import { Idiomorph } from 'idiomorph';
import { startCopyLink } from './copy-link.ts';

/** How often to look how far the run has come, in ms. */
const LOOK_EVERY_MS = 500;

/**
 * The page of an audit's report. While the run goes on it is fetched again and again, and what has changed is
 * taken over; the rest stays: what is read, unfolded, focused or typed. Without this script the page refreshes
 * itself.
 */
export async function startAuditReport(): Promise<void> {
  const report = document.querySelector<HTMLElement>('[data-report]');
  while (report && ['queued', 'running'].includes(report.dataset.state ?? '')) {
    await new Promise((resolve) => window.setTimeout(resolve, LOOK_EVERY_MS));
    const fresh = await fetchPage();
    if (fresh) takeOver(report, fresh);
  }
  startCopyLink();
  // Printing is the one thing that needs a script, so only then it is offered.
  const print = document.querySelector<HTMLElement>('[data-print]');
  print?.removeAttribute('hidden');
  print?.addEventListener('click', () => window.print());
}

/** This page as it is now; null when it can't be had. Trusted types leave no other way to parse it. */
function fetchPage(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.href);
    request.responseType = 'document';
    // What a proxy says for a server that starts anew is no page of ours.
    request.onloadend = () => resolve(request.status < 500 ? request.responseXML : null);
    request.send();
  });
}

function takeOver(report: HTMLElement, fresh: Document): void {
  const next = fresh.querySelector('[data-report]');
  // Deleted meanwhile, or the server says something else altogether.
  if (!next) {
    window.location.reload();
    return;
  }
  document.title = fresh.title;
  Idiomorph.morph(report, next, {
    callbacks: {
      // What is typed stays, and what somebody has unfolded.
      beforeNodeMorphed: (shown) => !(shown instanceof HTMLFormElement),
      beforeAttributeUpdated: (name) => name !== 'open',
    },
  });
}
