import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { siteSchema } from '../../src/catalog/schemas/site.ts';
import { type Access, inboxAccess } from '../../src/inbox/access.ts';
import { createInbox } from '../../src/inbox/app.ts';
import { linkAddress } from '../../src/inbox/places.ts';
import { readInboxSettings } from '../../src/inbox/settings.ts';
import { mailText } from '../../src/leads/delivery/mail-text.ts';
import type { LeadDesk } from '../../src/leads/desk/lead-desk.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import { inboxLook } from '../inbox-look.ts';
import { projectRoot } from '../project.ts';
import { mark, openPhone, openWindow, takePicture } from './pictures.ts';
import { addSampleLeads, NOW } from './sample-leads.ts';

const { name: firm } = readYaml(projectRoot, 'content/site.yaml', siteSchema);
const siteUrl = new URL('https://www.example.com');
const inboxUrl = new URL('https://inbox.example.com');

interface Served {
  readonly home: URL;
  readonly access: Access;
  readonly desk: LeadDesk;
}

/** Pictures of the inbox and of the mail about a lead, with leads that were made up. */
export async function inboxPictures(browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const db = await openTables({ kind: 'sqlite', path: join(folder, 'leads.db') });
  const desk = await addSampleLeads(db);
  const access = inboxAccess(db, () => new Date());
  const app = createInbox({
    settings: readInboxSettings({ LOG_LEVEL: 'silent', INBOX_PORT: '0' }),
    desk,
    access,
    look: await inboxLook(),
    firm,
    siteUrl,
    findReport: async () => undefined,
    now: () => NOW,
  });
  const home = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  try {
    await onPhone(browser, { home, access, desk });
    await onComputer(browser, { home, access, desk });
  } finally {
    await app.close();
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

async function onPhone(browser: Browser, { home, access, desk }: Served): Promise<void> {
  const page = await openPhone(browser);
  await page.goto(linkAddress(home, await access.makeLink('Asha', 3_600_000)));
  await mark(page.getByRole('button', { name: 'Open the inbox' }));
  await takePicture(page, 'inbox-open', { width: 390, height: 400 });
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await page.getByRole('heading', { name: 'Leads' }).waitFor();
  await takePicture(page, 'inbox-list-phone');
  await page.getByRole('link', { name: 'Sample Kumar' }).click();
  await page.getByRole('heading', { name: 'Sample Kumar' }).waitFor();
  await takePicture(page, 'inbox-lead-phone');
  await page.getByLabel('What happened?').fill('Wants an offer by Tuesday. Two shops in Morbi.');
  await page.getByRole('button', { name: 'Tomorrow' }).scrollIntoViewIfNeeded();
  await takePicture(page, 'inbox-change-phone');
  await page.close();

  const mail = await openPhone(browser);
  const [newest] = await desk.find({}, { limit: 1 });
  if (!newest) throw new Error('There is no lead.');
  await mail.setContent(mailText(newest, { siteUrl, inboxUrl }).html);
  await takePicture(mail, 'mail-phone', { width: 390, height: 620 });
  await mail.close();
}

async function onComputer(browser: Browser, { home, access }: Served): Promise<void> {
  const page = await openWindow(browser);
  await page.goto(linkAddress(home, await access.makeLink('Asha', 3_600_000)));
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await page.getByRole('heading', { name: 'Leads' }).waitFor();
  await takePicture(page, 'inbox-list', { width: 1280, height: 620 });
  await page.getByRole('link', { name: 'Sample Bhatia' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await takePicture(page, 'inbox-lead');
  await page.close();
}
