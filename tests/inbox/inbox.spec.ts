import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NodeProcess, startNode, waitFor } from '../helpers/index.ts';
import { expectAccessible } from '../site/accessibility/axe.ts';
import { test as base, expect } from '../site/e2e/support/fixtures.ts';

interface Inbox {
  /** Opens it once. */
  readonly link: string;
  readonly origin: string;
}

/** The inbox as `npm run leads -- inbox` starts it, beside the server, on the same database. */
const test = base.extend<{ inbox: Inbox }>({
  inbox: async ({ server, trouble }, use) => {
    // Its own origin is another one than the site's.
    trouble.expect(/^foreign: http:\/\/127\.0\.0\.1:/);
    const env = { DATABASE_URL: server.databaseUrl, INBOX_PORT: '0' };
    const program: NodeProcess = startNode('scripts/inbox.ts', ['--for', 'Asha'], env);
    const link = await waitFor(
      'the inbox',
      () => /http\S+token\S+/.exec(program.output())?.[0],
      60_000,
    );
    await use({ link, origin: new URL(link).origin });
    program.child.kill('SIGTERM');
    expect(await program.exited).toBe(0);
  },
});

/** Sends the home page's inquiry as its form does without scripts. */
async function sendInquiry(site: string, name: string): Promise<void> {
  const fields = {
    name,
    email: 'r@firm.in',
    number: '9876543210',
    message: 'हमें वेबसाइट चाहिए',
    source: 'home',
  };
  const body = new URLSearchParams(fields);
  const { status } = await fetch(`${site}/api/leads/inquiry`, { method: 'POST', body });
  expect(status).toBe(200);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a lead goes from new to won on a phone', async ({ page, server, inbox }) => {
    await sendInquiry(server.url, 'Rajesh Kumar');
    await page.goto(inbox.link);
    await page.getByRole('button', { name: 'Open the inbox' }).click();

    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.getByRole('link', { name: 'Rajesh Kumar' }).click();
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(page.getByRole('link', { name: /^WhatsApp English/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210\?/,
    );

    await page.getByLabel('What happened?').fill('Wants to see a price first');
    await page.getByLabel('Who looks after it').fill('Asha');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await page.getByRole('button', { name: 'Called' }).click();
    await page.getByRole('button', { name: 'Won' }).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    await expect(page.locator('.history')).toContainText(
      /State: Won.*State: Called.*Wants to see a price first/s,
    );

    await page.goto(`${inbox.origin}/?state=won&words=rajesh`);
    await expect(page.getByRole('row')).toContainText(['Rajesh Kumar']);
  });
});

test('a link in a mail leads to the lead, which another site shows', async ({
  page,
  server,
  inbox,
  trouble,
}) => {
  trouble.expect(/^foreign: http:\/\/localhost:/);
  await sendInquiry(server.url, 'Sunita Devi');
  await page.goto(inbox.link);
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  const lead = await page.getByRole('link', { name: 'Sunita Devi' }).getAttribute('href');

  // To the browser localhost is another site than 127.0.0.1.
  const mail = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<a href="${inbox.origin}${lead}">Open</a>`);
  }).listen(0);
  const { port } = mail.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Sunita Devi' })).toBeVisible();
  expect(page.url()).toBe(`${inbox.origin}${lead}`);
  mail.close();
});

test('every page can be used by everybody, and fits every screen', async ({
  page,
  server,
  inbox,
  trouble,
}) => {
  trouble.expect(/401/);
  const name = 'Meenakshi Subramaniam Venkataraghavan';
  await sendInquiry(server.url, name);
  await page.goto(inbox.link);
  await expectAccessible(page, 'the link');
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await expectAccessible(page, 'the list');
  await page.getByRole('link', { name }).click();
  await page.getByLabel('What happened?').fill('https://example.in/'.padEnd(200, 'long'));
  await page.getByRole('button', { name: 'Called' }).click();
  await expectAccessible(page, 'a lead');
  const lead = new URL(page.url()).pathname;
  for (const path of ['/add', '/figures', '/?form=proposal&from=2026-01-01']) {
    await page.goto(inbox.origin + path);
    await expectAccessible(page, path);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const path of ['/', lead]) {
    await page.goto(inbox.origin + path);
    await expectAccessible(page, `${path} on a desk`);
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/?from=2026-01-01', '/figures', lead]) {
      await page.goto(inbox.origin + path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} on ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a lead that comes while the list is open is told, without a reload', async ({
  page,
  server,
  inbox,
}) => {
  await sendInquiry(server.url, 'Rajesh Kumar');
  await page.goto(inbox.link);
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await expect(page.getByRole('link', { name: 'Rajesh Kumar' })).toBeVisible();
  await sendInquiry(server.url, 'Meena Gupta');
  // As when somebody comes back to the tab; otherwise it looks three times a minute.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A new lead has come.')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByLabel('Sound').uncheck();
  await page.getByLabel('Number in the title').uncheck();
  await expect(page).toHaveTitle(/^Leads/);
  await expectAccessible(page, 'the news');
  await page.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('link', { name: 'Meena Gupta' })).toBeVisible();
});
