import { type CDPSession, expect, type Page } from '@playwright/test';
import { apart, type Item } from './items.ts';

/** A page as it stands before anybody touches it. */
export interface Weight {
  readonly items: readonly Item[];
  readonly requests: number;
  readonly elements: number;
}

const kinds: Readonly<Record<string, Item['kind']>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

interface Answer {
  readonly path: string;
  readonly kind: Item['kind'];
  body: number;
  /** Body and headers; unknown until all is there. */
  whole?: number;
}

/** Notes every answer from now on; the server is asked for gzip, in which budgets count. */
async function noteAnswers(cdp: CDPSession): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    answers.set(requestId, {
      path: new URL(request.url).pathname,
      kind: kinds[type] ?? 'other',
      body: 0,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const answer = answers.get(requestId);
    if (answer) answer.body = Number(response.headers['content-length'] ?? 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.whole = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  return answers;
}

/**
 * Weighs a page: all that comes until the browser asks for nothing more.
 * @param read opens the page, and does what belongs to reading it
 */
export async function weigh(page: Page, read: () => Promise<unknown>): Promise<Weight> {
  const answers = await noteAnswers(await page.context().newCDPSession(page));
  const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await read();
  const settled = () => [...answers.values()].every(({ whole }) => whole !== undefined);
  await expect.poll(settled, { intervals: [50] }).toBe(true);

  const html = await (await document).text();
  const items = [...answers.values()].flatMap(({ path, kind, body, whole = 0 }): Item[] => {
    const item = { name: path, kind, bytes: body };
    const headers: Item = { name: `headers of ${path}`, kind: 'other', bytes: whole - body };
    return [...(kind === 'html' ? apart(item, html) : [item]), headers];
  });
  return { items, requests: answers.size, elements: await page.locator('*').count() };
}
