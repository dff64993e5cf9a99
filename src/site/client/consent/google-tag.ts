declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';

/** Consent mode, version 2. Visits are measured and nothing else: ads stay denied after a yes. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

type Life = 'asleep' | 'running' | 'stopped';
let life: Life = 'asleep';

/** One of Google's commands. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array of the same words is ignored by Google
  window.dataLayer?.push(arguments);
}

const isContainer = (id: string) => id.startsWith('GTM-');

/** Loads Google's script, once; before, nothing has been asked of Google. */
export function startTag(id: string): void {
  if (life !== 'asleep') return;
  life = 'running';
  window.dataLayer = [];
  gtag('consent', 'default', denied);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  if (isContainer(id)) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  } else {
    gtag('js', new Date());
    gtag('config', id);
  }
  const script = document.createElement('script');
  script.src = `${HOST}/${isContainer(id) ? 'gtm.js' : 'gtag/js'}?id=${id}`;
  document.head.append(script);
}

/** Reports an event; without a running tag it is dropped, not kept for later. */
export function sendToTag(id: string, name: string, parameters: Record<string, unknown>): void {
  if (life !== 'running') return;
  if (isContainer(id)) window.dataLayer?.push({ event: name, ...parameters });
  else gtag('event', name, parameters);
}

/** Stops for good on this page, and removes what a tag has left behind, here or earlier. */
export function stopTag(): void {
  if (life === 'running') {
    life = 'stopped';
    closeTheDoor();
    gtag('consent', 'update', denied);
  }
  deleteCookies();
}

/** After a stop only a new page can measure again. */
export function isStopped(): boolean {
  return life === 'stopped';
}

/**
 * A script that runs can't be unloaded, and after a no Google's still sends pings without cookies.
 * One more policy, beside the server's, has the browser refuse them.
 */
function closeTheDoor(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:";
  document.head.append(policy);
}

/** Google sets its cookies for the widest domain that it may; which that was can't be read. */
function deleteCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers of 2024
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
